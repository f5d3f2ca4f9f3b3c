import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import {
  CASH_ON_DELIVERY_REFUSALS,
  CHECKOUT_REFUSALS,
  GIFT_CARD_REFUSALS,
  OFFER_REFUSALS,
} from "@/lib/contracts/checkout/refusals";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import {
  codeSchema,
  contactSchema,
  dialCodeSchema,
  doneSchema,
  idSchema,
  line,
  mobileSchema,
  paragraphs,
} from "@/lib/contracts/customer/fields";
import { CANCEL_REASONS } from "@/lib/domain/order/list";
import { orderWireSchema } from "./wire";

const MAX_NAME_LENGTH = 100;
const MAX_REFERENCE_LENGTH = 100;

/** The idempotency key, from the header or from the hidden field of a form sent without JavaScript. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{16,100}$/);

export const placeOrderBodySchema = z.object({
  checkout_id: idSchema,
  payment_name: line(MAX_NAME_LENGTH)
    .default("")
    .meta({ description: "One of the checkout's payment methods; needed unless nothing is left to pay" }),
  seen_total: z
    .number()
    .min(0)
    .max(1e12)
    .transform((major) => toScaledInteger(major, 2))
    .optional()
    .meta({ description: "The final price the shopper saw; if it has changed, nothing is ordered" }),
  accept_terms: z
    .boolean()
    .default(false)
    .meta({ description: "The shopper accepts the terms of the shop; needed if it asks for that" }),
  cod_dial_code: dialCodeSchema.default(""),
  cod_mobile: mobileSchema.default("").meta({ description: "Cash on delivery: the number that the code was sent to" }),
  cod_code: codeSchema.default(""),
  idempotency_key: idempotencyKeySchema
    .optional()
    .meta({ description: "Instead of the header `Idempotency-Key`, for forms without JavaScript" }),
});

export const placedOrderWireSchema = z.object({
  order: orderWireSchema,
  key: z.string().meta({ description: "Lets anyone who has it see the order, for sixty days" }),
});

const params = z.object({ order_id: idSchema });
const query = z.object({ key: z.string().max(100).optional().meta({ description: "The key of a link to the order" }) });

export const placeOrderCall = defineCall({
  method: "POST",
  path: "/api/orders",
  caller: "visitor",
  part: "ordering",
  summary:
    "Places the order of a checkout, once per header `Idempotency-Key` (16 to 100 visible characters). Repeating the key returns the same order with a new `key`.",
  body: placeOrderBodySchema,
  answer: placedOrderWireSchema,
  refusals: [
    "ordering_off",
    "sign_in_needed",
    "idempotency_key_missing",
    "idempotency_key_reused",
    "checkout_unknown",
    "checkout_ordered",
    "terms_not_accepted",
    "total_changed",
    "payment_needed",
    "payment_unknown",
    "payment_refused",
    "cod_code_needed",
    "code_wrong",
    "code_over",
    "gift_card_changed",
    "mobile_invalid",
    "too_many_attempts",
    ...CHECKOUT_REFUSALS,
    ...CASH_ON_DELIVERY_REFUSALS,
    ...OFFER_REFUSALS,
    "offer_awaits_shipping",
    ...GIFT_CARD_REFUSALS,
  ],
});

export const readOrderCall = defineCall({
  method: "GET",
  path: "/api/orders/{order_id}",
  caller: "visitor",
  summary: "An order, for its customer or for a visitor with the key of its link",
  params,
  query,
  answer: orderWireSchema,
  refusals: ["order_unknown"],
});

/** As people type or copy an order number: with spaces, or with the sign that often stands before a number. */
const orderNumberSchema = line(60)
  .transform((typed) => typed.replace(/[\s#]/g, ""))
  .refine((number) => number !== "", fieldRefusal("value_needed"));

export const sendOrderLinkCall = defineCall({
  method: "POST",
  path: "/api/orders/link",
  caller: "visitor",
  part: "ordering",
  summary:
    "Sends the link to an order again, to the order's own address or number; the response does not reveal if there is one",
  body: z.object({ order_number: orderNumberSchema, email: contactSchema }),
  answer: doneSchema,
  refusals: ["email_invalid", "mobile_invalid", "too_many_attempts"],
});

export const withdrawOrderCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/cancel",
  caller: "visitor",
  summary:
    "Cancels a whole order that is not paid, at once, for its customer or a visitor with the key of its link. A paid order is cancelled by its shop.",
  params,
  query,
  answer: orderWireSchema,
  refusals: ["order_unknown", "order_not_cancellable", "payment_under_way"],
});

export const takeUpPaymentCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/take-up",
  caller: "visitor",
  summary:
    "Opens the payment of an order again whose payment was not finished, for its customer or a visitor with the key of its link, whose browser may then pay it for a day. An order that has lapsed takes its stock again.",
  params,
  query,
  answer: z.object({ leads_to: z.string().meta({ description: "The page on which the order is paid" }) }),
  refusals: [
    "order_unknown",
    "order_paid",
    "order_cancelled",
    "order_ended",
    "order_replaced",
    "order_not_payable",
    "order_items_gone",
    "order_reductions_gone",
    "payment_unavailable",
    "payment_under_way",
    "too_many_attempts",
  ],
});

/** The maximum length of a text that the shopper types; the text is passed on in an e-mail, so it must stay short. */
const MAX_TEXT_LENGTH = 1_000;

export const requestCancellationCall = defineCall({
  method: "PATCH",
  path: "/api/orders/{order_id}",
  caller: "visitor",
  summary:
    "Asks to cancel items, for the order's customer or a visitor with the key of its link. The owner decides, and the customer gets a mail. An order that is not paid is cancelled at once if all its items are asked for.",
  params,
  query,
  body: z.object({
    items: z.array(z.int().min(0).max(1_000)).max(200).meta({ description: "Positions of the items" }),
    cancel_info: z.object({
      title: z.enum(CANCEL_REASONS),
      description: paragraphs(MAX_TEXT_LENGTH).default("").meta({ description: "Needed for the reason other" }),
    }),
  }),
  answer: orderWireSchema,
  refusals: ["order_unknown", "cancel_items_needed", "cancel_text_needed", "item_not_cancellable", "payment_under_way"],
});

export const saveTransferReferenceCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payment-reference",
  caller: "visitor",
  summary: "Saves the reference of the shopper's transfer, so that the owner can find it",
  params,
  query,
  body: z.object({
    reference: line(MAX_REFERENCE_LENGTH).refine((text) => text !== "", fieldRefusal("reference_needed")),
  }),
  answer: orderWireSchema,
  refusals: ["order_unknown", "order_not_payable"],
});
