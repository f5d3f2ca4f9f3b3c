import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { codeSchema, dialCodeSchema, idSchema, line, mobileSchema } from "@/lib/contracts/customer/fields";
import { orderWireSchema } from "./wire";

const LONGEST_NAME = 100;
const LONGEST_REFERENCE = 100;

/** Of the header, or the hidden field of a plain form. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{16,100}$/);

export const placeOrderBodySchema = z.object({
  checkout_id: idSchema,
  payment_name: line(LONGEST_NAME)
    .default("")
    .meta({ description: "Of the checkout's ways to pay; needed unless nothing is left to pay" }),
  seen_total: z
    .number()
    .min(0)
    .max(1e12)
    .transform((major) => toScaledInteger(major, 2))
    .optional()
    .meta({ description: "The final price that the shopper was shown: when it is another now, nothing is ordered" }),
  cod_dial_code: dialCodeSchema.default(""),
  cod_mobile: mobileSchema.default("").meta({ description: "Cash on delivery: the number that the code was sent to" }),
  cod_code: codeSchema.default(""),
  idempotency_key: idempotencyKeySchema
    .optional()
    .meta({ description: "In place of the header `Idempotency-Key`, for plain forms" }),
});

export const placedOrderWireSchema = z.object({
  order: orderWireSchema,
  key: z.string().meta({ description: "Shows the order to whoever has it, for sixty days" }),
});

const params = z.object({ order_id: idSchema });
const query = z.object({ key: z.string().max(100).optional().meta({ description: "Of a link to the order" }) });

export const placeOrderCall = defineCall({
  method: "POST",
  path: "/api/orders",
  caller: "visitor",
  part: "ordering",
  summary:
    "Makes an order of a checkout, once for each `Idempotency-Key` (16 to 100 visible characters, a header). The same key again answers the same order; only its `key` is another.",
  body: placeOrderBodySchema,
  answer: placedOrderWireSchema,
  refusals: [
    "ordering_off",
    "sign_in_needed",
    "idempotency_key_missing",
    "idempotency_key_reused",
    "checkout_unknown",
    "checkout_ordered",
    "item_unavailable",
    "total_changed",
    "payment_needed",
    "payment_unknown",
    "payment_refused",
    "cod_code_needed",
    "code_wrong",
    "code_over",
    "gift_card_changed",
    "bag_empty",
    "quantity_refused",
    "value_below_minimum",
    "weight_above_maximum",
    "order_kind_needed",
    "delivery_not_offered",
    "branch_needed",
    "address_needed",
    "pincode_not_served",
    "place_not_served",
    "method_needed",
    "slot_needed",
    "slot_gone",
    "billing_inactive",
    "offer_unknown",
    "offer_inactive",
    "offer_not_yet_valid",
    "offer_expired",
    "offer_used_up",
    "offer_already_used",
    "offer_amount_below_minimum",
    "offer_quantity_below_minimum",
    "offer_awaits_shipping",
    "offer_takes_nothing_off",
    "gift_card_unknown",
    "gift_card_inactive",
    "gift_card_expired",
    "gift_card_empty",
    "gift_card_on_hold",
    "gift_card_repeated",
    "gift_cards_too_many",
  ],
});

export const readOrderCall = defineCall({
  method: "GET",
  path: "/api/orders/{order_id}",
  caller: "visitor",
  summary: "An order, for the customer whose it is or for who has a link to it",
  params,
  query,
  answer: orderWireSchema,
  refusals: ["order_unknown"],
});

export const saveTransferReferenceCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payment-reference",
  caller: "visitor",
  summary: "Notes what the shopper's transfer is called, for the shop to find it by",
  params,
  query,
  body: z.object({ reference: line(LONGEST_REFERENCE).refine((text) => text !== "", "reference_needed") }),
  answer: orderWireSchema,
  refusals: ["order_unknown", "order_not_payable", "reference_needed"],
});
