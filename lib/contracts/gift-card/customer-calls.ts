import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { line, momentSchema } from "@/lib/contracts/customer/fields";
import type { UsedGiftCard } from "@/lib/domain/gift-card/use";

const ending = z
  .string()
  .meta({ description: "The last characters of the code; the whole code would let anyone spend the card" });
const kind = z.enum(["onetime", "wallet"]);
const amount = z.number().meta({ description: "In the base currency" });
const expires_on = momentSchema.nullable();

const usedGiftCardsSchema = z.object({
  list: z.array(
    z.object({
      code_ending: ending,
      card_name: z.string(),
      coupon_type: kind,
      price: amount,
      balance: amount,
      status: z.enum(["active", "inactive"]),
      expires_on,
      order_list: z.array(
        z.object({
          order_id: z.string(),
          order_number: z.string(),
          created_on: momentSchema,
          redeemed_amount: amount,
          is_returned: z.boolean().meta({ description: "The order was cancelled, and the amount is back on the card" }),
        }),
      ),
    }),
  ),
});
export type UsedGiftCardsWire = z.output<typeof usedGiftCardsSchema>;

export const listUsedGiftCardsCall = defineCall({
  method: "GET",
  path: "/api/account/gift-cards",
  caller: "customer",
  summary: "The gift cards the customer has paid with, the last used first",
  answer: usedGiftCardsSchema,
});

export const giftCardBalanceSchema = z.object({
  code_ending: ending,
  coupon_type: kind,
  balance: amount,
  expires_on,
});
export type GiftCardBalanceWire = z.output<typeof giftCardBalanceSchema>;

export const checkGiftCardCall = defineCall({
  method: "POST",
  path: "/api/account/gift-cards/balance",
  caller: "customer",
  summary:
    "The balance of a gift card, for anyone who has its code. Limited to a few requests per hour, because a code is money.",
  body: z.object({ code: line(64).min(1, fieldRefusal("value_needed")) }),
  answer: giftCardBalanceSchema,
  refusals: ["gift_card_unknown", "gift_card_inactive", "gift_card_expired", "gift_card_empty", "too_many_attempts"],
});

export function usedGiftCardsToWire(cards: readonly UsedGiftCard[]): UsedGiftCardsWire {
  return {
    list: cards.map(({ ending, name, kind, price, balance, isActive, expiresAt, uses }) => ({
      code_ending: ending,
      card_name: name,
      coupon_type: kind,
      price: toMajor(price),
      balance: toMajor(balance),
      status: isActive ? "active" : "inactive",
      expires_on: expiresAt?.toISOString() ?? null,
      order_list: uses.map(({ orderId, orderNumber, orderedAt, amount, isReturned }) => ({
        order_id: orderId,
        order_number: orderNumber,
        created_on: orderedAt.toISOString(),
        redeemed_amount: toMajor(amount),
        is_returned: isReturned,
      })),
    })),
  };
}
