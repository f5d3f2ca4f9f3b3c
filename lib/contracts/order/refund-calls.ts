import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { REFUND_DESTINATIONS } from "@/lib/domain/order/refund";
import { OWNER_ORDER_REFUSALS, ownerOrderParams } from "./owner-calls";
import { ownerOrderWireSchema } from "./owner-wire";
import { chosenParcelItemsSchema } from "./parcel-wire";

export const refundOrderCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/refund",
  caller: "owner",
  right: "money.write",
  needsProof: true,
  summary: "Refunds what is due through the provider, or records that the owner has refunded it by hand",
  params: ownerOrderParams,
  query: storeQuerySchema,
  body: z.object({ by_hand: z.boolean().default(false) }),
  answer: ownerOrderWireSchema,
  refusals: [
    ...OWNER_ORDER_REFUSALS,
    "order_refund_not_due",
    "refund_by_hand",
    "refund_refused",
    "provider_silent",
    "payment_disputed",
  ],
});

const amountSchema = z.number().positive().max(99_999_999).multipleOf(0.01).transform(fromMajor);

export const grantRefundCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/refunds",
  caller: "owner",
  right: "money.write",
  needsProof: true,
  summary:
    "Refunds a delivered order: all that is left, an amount, or some of its items. It is owed from then on; if the provider fails, POST …/refund tries again. With the same Idempotency-Key it is granted once.",
  params: ownerOrderParams,
  query: storeQuerySchema,
  body: z
    .object({
      whole: z.boolean().default(false).meta({ description: "Everything that is left" }),
      amount: amountSchema.nullable().default(null).meta({ description: "In the base currency" }),
      items: chosenParcelItemsSchema.meta({ description: "With quantity null: all of an item that is left" }),
      shipping: z.boolean().default(false).meta({ description: "With the items, or alone: the shipping cost" }),
      to: z.enum(REFUND_DESTINATIONS).default("provider"),
      reason: line(500).default("").meta({ description: "The customer reads it" }),
    })
    .refine(
      ({ whole, amount, items, shipping }) =>
        [whole, amount !== null, items !== null || shipping].filter(Boolean).length === 1,
      { error: "expected one of whole, amount, and items or shipping" },
    ),
  answer: ownerOrderWireSchema,
  refusals: [
    ...OWNER_ORDER_REFUSALS,
    "order_not_delivered",
    "item_unknown",
    "item_repeated",
    "item_cancelled",
    "refund_too_high",
    "order_refund_not_due",
    "gift_cards_off",
    "order_is_test",
    "refund_by_hand",
    "refund_refused",
    "provider_silent",
    "payment_disputed",
    "idempotency_key_missing",
    "idempotency_key_reused",
  ],
});
