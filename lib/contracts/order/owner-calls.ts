import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { doneSchema, idSchema, line } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { PAYMENT_STATUSES } from "@/lib/domain/payment/payment";
import { ownerOrderWireSchema } from "./owner-wire";
import { chosenParcelItemsSchema } from "./parcel-wire";

/** Owners may identify an order by its id or its number. */
export const ownerOrderParams = z.object({ order_id: idSchema });
const params = ownerOrderParams;
const query = storeQuerySchema;
export const OWNER_ORDER_REFUSALS = ["store_unknown", "order_unknown"] as const;
const refusals = OWNER_ORDER_REFUSALS;

export const MAX_ORDERS_PER_PAGE = 100;

export const storeOrdersAnswerSchema = z.object({
  list: z.array(ownerOrderWireSchema),
  /** The numbers of those that cannot be read; they are left out of `list`. */
  unreadable: z.array(z.string()).default([]),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  total_pages: z.int(),
});
export type StoreOrdersAnswer = z.output<typeof storeOrdersAnswerSchema>;

export const ordersExportAnswerSchema = z.object({
  csv: z.string(),
  unreadable: z.array(z.string()).default([]),
  next: z.string().nullable(),
});

export const listStoreOrdersCall = defineCall({
  method: "GET",
  path: "/api/owner/orders",
  caller: "owner",
  right: "orders.read",
  summary: "Orders of the store, the newest first",
  query: storeQuerySchema.extend({
    status: z.enum(ORDER_STATUSES).optional(),
    payment: z.enum(PAYMENT_STATUSES).optional(),
    asked: z
      .enum(["cancellation"])
      .optional()
      .meta({ description: "Only those of which something is to be cancelled" }),
    q: line(100).default("").meta({
      description: "Part of a number, an item, a name or an e-mail address; 1,000 matches are counted at most",
    }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_ORDERS_PER_PAGE).default(20),
  }),
  answer: storeOrdersAnswerSchema,
});

export const exportOrdersCall = defineCall({
  method: "GET",
  path: "/api/owner/orders/export",
  caller: "owner",
  right: "orders.read",
  summary: "All orders as CSV in parts, one line per item; only the first part has the column names",
  query: storeQuerySchema.extend({
    after: z.string().max(64).optional().meta({ description: "`next` of the previous part; omitted for the first" }),
  }),
  answer: ordersExportAnswerSchema,
});

export const showStoreOrderCall = defineCall({
  method: "GET",
  path: "/api/owner/orders/{order_id}",
  caller: "owner",
  right: "orders.read",
  summary: "An order, by its id or its number",
  params,
  query,
  answer: ownerOrderWireSchema,
  refusals: ["order_unknown"],
});

export const deleteTestOrderCall = defineCall({
  method: "DELETE",
  path: "/api/owner/orders/{order_id}",
  caller: "owner",
  right: "orders.write",
  summary: "Deletes an order that was only a test",
  params,
  query,
  answer: doneSchema,
  refusals: ["order_unknown", "order_not_test"],
});

export const tailorSheetAnswerSchema = z.object({
  number: z.string(),
  html: z.string().meta({ description: "A page to print, with its style; pictures are linked" }),
  pages: z.int(),
});

export type TailorSheetAnswer = z.output<typeof tailorSheetAnswerSchema>;

export const tailorSheetCall = defineCall({
  method: "GET",
  path: "/api/owner/orders/{order_id}/tailor-sheet",
  caller: "owner",
  right: "orders.read",
  summary:
    "The tailor's sheet: for each item made for the shopper a page with measurements in both units, style and notes",
  params,
  query,
  answer: tailorSheetAnswerSchema,
  refusals: [...refusals, "nothing_to_make"],
});

export const confirmOrderCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/confirm",
  caller: "owner",
  right: "orders.write",
  summary: "Confirms an order: it is being prepared",
  params,
  query,
  answer: ownerOrderWireSchema,
  refusals: [...refusals, "order_not_open", "order_step_done"],
});

export const dispatchOrderCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/dispatch",
  caller: "owner",
  right: "orders.write",
  summary:
    "Records that a parcel has left, with a mail for it; the last one makes the order dispatched. An order for pickup becomes ready. Repeating the header `Idempotency-Key`, or a parcel with its carrier and tracking number, changes nothing.",
  params,
  query,
  body: z.object({
    items: chosenParcelItemsSchema,
    carrier_name: line(100).default(""),
    tracking_link: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(2_000)]).default(""),
    tracking_number: line(100).default(""),
  }),
  answer: ownerOrderWireSchema,
  refusals: [
    ...refusals,
    "order_not_open",
    "order_step_done",
    "item_unknown",
    "item_repeated",
    "item_cancelled",
    "parcel_empty",
    "parcel_above_left",
    "parcel_splits_piece",
    "idempotency_key_missing",
    "idempotency_key_reused",
  ],
});

export const deliverOrderCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/deliver",
  caller: "owner",
  right: "orders.write",
  summary: "Marks an order as delivered, and as paid when it was payable on delivery",
  params,
  query,
  answer: ownerOrderWireSchema,
  refusals: [...refusals, "order_not_open", "order_step_done"],
});

export const cancelOrderCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/cancel",
  caller: "owner",
  right: "orders.write",
  summary: "Cancels an order or some of its items, and returns their stock and gift card amounts",
  params,
  query,
  body: z.object({
    items: z
      .array(z.int().min(0).max(1_000))
      .min(1)
      .max(200)
      .nullable()
      .default(null)
      .meta({ description: "Positions; null cancels the whole order" }),
    reason: line(500).default("").meta({ description: "Sent to the customer" }),
  }),
  answer: ownerOrderWireSchema,
  refusals: [...refusals, "order_not_open", "item_unknown", "item_cancelled"],
});

export const parcelCameBackCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/came-back",
  caller: "owner",
  right: "orders.write",
  summary:
    "Records that nobody took the parcel of a dispatched order: cancels the order, returns its stock, and marks its customer",
  params,
  query,
  answer: ownerOrderWireSchema,
  refusals: [...refusals, "order_not_dispatched", "order_not_open", "item_unknown", "item_cancelled"],
});

export const receivePaymentCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/payment",
  caller: "owner",
  right: "money.write",
  summary: "Records that the transfer or the cash has been received",
  params,
  query,
  answer: ownerOrderWireSchema,
  refusals: [...refusals, "order_not_payable", "order_lapsed"],
});

export const paymentLinkAnswerSchema = z.object({
  link: z.string().meta({ description: "Valid for sixty days. Whoever has it sees the order and can pay it" }),
  number: z.string(),
  payment_name: z.string(),
  amount: z.number().meta({ description: "In the currency of the order" }),
  currency: z.string(),
});
export type PaymentLinkAnswer = z.output<typeof paymentLinkAnswerSchema>;

export const makePaymentLinkCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/payment-link",
  caller: "owner",
  right: "money.write",
  summary:
    "Makes a link by which the customer pays through a payment provider: an order that awaits a transfer, also by the id or number of its quotation, or one whose payment was not finished. Nothing is mailed.",
  params,
  query,
  body: z.object({
    payment_name: line(100)
      .default("")
      .meta({ description: "A payment method of a provider; empty: the order's own, or the first that fits" }),
  }),
  answer: paymentLinkAnswerSchema,
  refusals: [
    ...refusals,
    "order_paid",
    "order_cancelled",
    "order_ended",
    "order_not_payable",
    "payment_unknown",
    "payment_currency",
  ],
});

export const receiveLatePaymentCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/late-payment",
  caller: "owner",
  right: "money.write",
  summary:
    "Records that the transfer for a lapsed order has arrived. The order revives if its stock, offer and gift cards are still there; otherwise the refusal names what is gone.",
  params,
  query,
  answer: ownerOrderWireSchema,
  refusals: [
    ...refusals,
    "order_not_lapsed",
    "item_unavailable",
    "gift_card_changed",
    "offer_unknown",
    "offer_used_up",
    "offer_already_used",
  ],
});

export const decideCancellationCall = defineCall({
  method: "POST",
  path: "/api/owner/orders/{order_id}/items/{position}/decision",
  caller: "owner",
  right: "orders.write",
  summary: "Answers a request to cancel this item",
  params: params.extend({ position: z.coerce.number().int().min(0).max(1_000) }),
  query,
  body: z.object({ confirm: z.boolean() }),
  answer: ownerOrderWireSchema,
  refusals: [...refusals, "cancellation_not_asked", "order_not_open"],
});
