import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { fromScaledInteger, toScaledInteger } from "@/lib/contracts/codec/decimal";
import { line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { GiftCard } from "@/lib/domain/pricing/gift-card";

const kind = z.enum(["onetime", "wallet"]);

export const giftCardWireSchema = z.object({
  code: z.string(),
  kind: kind.meta({ description: "A onetime card is used up by its first order, a wallet only by the amount paid" }),
  price: z.number(),
  balance: z.number(),
  status: z.string(),
  name: z.string(),
  expires_on: momentSchema.nullable(),
  created_on: momentSchema,
});
export type GiftCardWire = z.output<typeof giftCardWireSchema>;

export const giftCardsAnswerSchema = z.object({ list: z.array(giftCardWireSchema), total: z.int(), page: z.int() });
export type GiftCardsAnswer = z.output<typeof giftCardsAnswerSchema>;

const MAX_PRICE = 10_000_000;

/** A price in major units of the base currency, with at most two decimals; parsed to minor units. */
const price = z
  .number()
  .positive()
  .max(MAX_PRICE, { abort: true })
  .refine((major) => fromScaledInteger(toScaledInteger(major, 2), 2) === major, fieldRefusal("price_invalid"))
  .transform((major) => toScaledInteger(major, 2));

export const GIFT_CARDS_PER_PAGE = 50;

export const listGiftCardsCall = defineCall({
  method: "GET",
  path: "/api/owner/gift-cards",
  caller: "owner",
  right: "money.read",
  summary: "The store's gift cards, the newest first",
  query: storeQuerySchema.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  answer: giftCardsAnswerSchema,
});

export const issueGiftCardCall = defineCall({
  method: "POST",
  path: "/api/owner/gift-cards",
  caller: "owner",
  right: "money.write",
  needsProof: true,
  summary: "Issues a gift card, in a store with the feature manual_giftcard",
  query: storeQuerySchema,
  body: z.object({
    price,
    kind: kind.default("wallet"),
    name: line(100).default(""),
    expires_on: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  answer: giftCardWireSchema,
  refusals: ["store_unknown", "gift_cards_off"],
});

export const deactivateGiftCardCall = defineCall({
  method: "POST",
  path: "/api/owner/gift-cards/{code}/deactivate",
  caller: "owner",
  right: "money.write",
  summary: "Deactivates a gift card, so that it pays nothing from now on",
  params: z.object({ code: z.string().max(40) }),
  query: storeQuerySchema,
  answer: giftCardWireSchema,
  refusals: ["gift_card_unknown"],
});

type GiftCardFacts = Pick<GiftCard, "kind" | "balance"> & {
  code: string;
  price: number;
  status: string;
  name: string;
  expiresAt: Date | null;
  createdAt: Date;
};

export function giftCardToWire({
  code,
  kind,
  price,
  balance,
  status,
  name,
  expiresAt,
  createdAt,
}: GiftCardFacts): GiftCardWire {
  return {
    code,
    kind,
    price: fromScaledInteger(price, 2),
    balance: fromScaledInteger(balance, 2),
    status,
    name,
    expires_on: expiresAt?.toISOString() ?? null,
    created_on: createdAt.toISOString(),
  };
}
