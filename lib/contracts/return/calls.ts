import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fromMajor, toMajor } from "@/lib/contracts/codec/decimal";
import { idSchema, line, momentSchema, paragraphs } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Order } from "@/lib/domain/order/order";
import { REFUND_DESTINATIONS, REFUND_STATUSES } from "@/lib/domain/order/refund";
import { type OrderReturn, RETURN_STATUSES, RETURN_WISHES } from "@/lib/domain/return/return";

const MAX_TEXT_LENGTH = 1_000;

export const returnWireSchema = z.object({
  _id: z.string(),
  order_id: z.string(),
  status: z.enum(RETURN_STATUSES),
  items: z.array(
    z.object({
      position: z.int(),
      quantity: z.number(),
      exchange: z
        .object({
          variant_id: z.string(),
          options: z.array(z.string()),
          difference: z.number().meta({
            description: "What it costs more, in the base currency; negative if it costs less",
          }),
        })
        .nullable()
        .meta({ description: "The variant of the product for which it is exchanged; null if for none" }),
    }),
  ),
  reason: z.string(),
  note: z.string(),
  picture_id: z.string().nullable().meta({ description: "The picture that the shopper sent; null if none" }),
  wish: z.enum(RETURN_WISHES).meta({ description: "What for, as far as nothing is exchanged" }),
  answer: z.string().meta({ description: "What the shop said last; may be empty" }),
  exchange_order: z
    .object({ _id: z.string(), number: z.string() })
    .nullable()
    .meta({ description: "The order with what it was exchanged for" }),
  asked_on: momentSchema,
  decided_on: momentSchema.nullable(),
  received_on: momentSchema.nullable(),
});

export const ownerReturnWireSchema = returnWireSchema.extend({
  order_number: z.string(),
  customer_name: z.string(),
  email: z.string(),
  contact_mobile: z.string().meta({
    description: "The confirmed mobile number of a shopper without an e-mail address; otherwise empty",
  }),
  names: z.array(z.string()).meta({ description: "What the items are called, in their order" }),
  refund: z
    .object({ amount: z.number(), status: z.enum(REFUND_STATUSES), refusal: z.string() })
    .nullable()
    .meta({ description: "Its refund; if that failed, POST …/orders/{order_id}/refund tries again" }),
});
export type OwnerReturnWire = z.output<typeof ownerReturnWireSchema>;

export function returnToWire(returned: OrderReturn): z.output<typeof returnWireSchema> {
  const { id, orderId, status, items, reason, note, pictureId, wish, answer, exchangeOrder } = returned;
  const { askedAt, decidedAt, receivedAt } = returned;
  return {
    _id: id,
    order_id: orderId,
    status,
    items: items.map(({ position, quantity, exchange }) => ({
      position,
      quantity: toMajor(quantity),
      exchange: exchange && {
        variant_id: exchange.variantId,
        options: [...exchange.options],
        difference: toMajor(exchange.difference),
      },
    })),
    reason,
    note,
    picture_id: pictureId,
    wish,
    answer,
    exchange_order: exchangeOrder && { _id: exchangeOrder.id, number: exchangeOrder.number },
    asked_on: askedAt.toISOString(),
    decided_on: decidedAt?.toISOString() ?? null,
    received_on: receivedAt?.toISOString() ?? null,
  };
}

export function ownerReturnToWire({ returned, order }: { returned: OrderReturn; order: Order }): OwnerReturnWire {
  const refund = order.refunds.find(({ id }) => id === returned.refundId);
  const nameOf = (position: number) => {
    const item = order.items.find((candidate) => candidate.position === position);
    return item ? [item.name, ...item.options].join(", ") : "";
  };
  return {
    ...returnToWire(returned),
    order_number: order.number,
    customer_name: order.customerName,
    email: order.email,
    contact_mobile: order.contactMobile,
    names: returned.items.map(({ position }) => nameOf(position)),
    refund: refund
      ? { amount: toMajor(refund.amount + refund.toGiftCards), status: refund.status, refusal: refund.refusal }
      : null,
  };
}

const returnedItemsSchema = z
  .array(
    z.object({
      position: z.int().min(0).max(1_000),
      quantity: z
        .number()
        .min(0)
        .max(10_000_000)
        .multipleOf(0.01)
        .transform(fromMajor)
        .meta({ description: "In the unit of the item; 0 leaves it out" }),
      exchange_for: idSchema
        .nullable()
        .default(null)
        .meta({ description: "The id of a variant of the same product, or null" }),
    }),
  )
  .max(200)
  .transform((items) =>
    items.flatMap(({ position, quantity, exchange_for: exchangeFor }) =>
      quantity > 0 ? [{ position, quantity, exchangeFor }] : [],
    ),
  );

export const askReturnCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/returns",
  caller: "visitor",
  summary:
    "Asks to return items of a delivered order, for its customer or a visitor with the key of its link. The owner decides, and the shopper gets a mail.",
  params: z.object({ order_id: idSchema }),
  query: z.object({ key: z.string().max(100).optional().meta({ description: "The key of a link to the order" }) }),
  body: z.object({
    items: returnedItemsSchema,
    reason: line(200).meta({ description: "One of the reasons that the shop offers" }),
    note: paragraphs(MAX_TEXT_LENGTH).default(""),
    picture_id: idSchema
      .nullable()
      .default(null)
      .meta({ description: "A picture that the visitor sent with POST /api/personal-files" }),
    wish: z.enum(RETURN_WISHES).default("refund"),
  }),
  answer: returnWireSchema,
  refusals: [
    "order_unknown",
    "returns_off",
    "return_items_needed",
    "item_not_returnable",
    "return_reason_unknown",
    "gift_cards_off",
    "exchanges_off",
    "exchange_unavailable",
    "personal_file_unknown",
  ],
});

export const returnsAnswerSchema = z.object({
  list: z.array(ownerReturnWireSchema),
  total: z.int(),
  page: z.int(),
});
export type ReturnsAnswer = z.output<typeof returnsAnswerSchema>;

export const listReturnsCall = defineCall({
  method: "GET",
  path: "/api/owner/returns",
  caller: "owner",
  right: "orders.read",
  summary: "Returns of the store, the newest first",
  query: storeQuerySchema.extend({
    status: z.enum(RETURN_STATUSES).optional(),
    order_id: idSchema.optional().meta({ description: "Only those from this order" }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: returnsAnswerSchema,
});

const params = z.object({ return_id: idSchema });
const query = storeQuerySchema;

export const showReturnCall = defineCall({
  method: "GET",
  path: "/api/owner/returns/{return_id}",
  caller: "owner",
  right: "orders.read",
  summary: "A return",
  params,
  query,
  answer: ownerReturnWireSchema,
  refusals: ["return_unknown"],
});

export const decideReturnCall = defineCall({
  method: "POST",
  path: "/api/owner/returns/{return_id}/decision",
  caller: "owner",
  right: "orders.write",
  summary:
    "Approves a return, with a mail that says how to send it, or refuses it; also an approved one that never arrived",
  params,
  query,
  body: z.object({
    approve: z.boolean(),
    answer: line(500).default("").meta({ description: "The shopper reads it" }),
  }),
  answer: ownerReturnWireSchema,
  refusals: ["store_unknown", "return_unknown", "return_decided"],
});

export const receiveReturnCall = defineCall({
  method: "POST",
  path: "/api/owner/returns/{return_id}/receipt",
  caller: "owner",
  right: "money.write",
  needsProof: true,
  summary:
    "Records that an approved return has arrived. In good order, its stock goes back, and it is exchanged or refunded; otherwise neither.",
  params,
  query,
  body: z.object({
    in_good_order: z.boolean(),
    to: z
      .enum(REFUND_DESTINATIONS)
      .nullable()
      .default(null)
      .meta({ description: "Where all of the money goes, in place of an exchange too; null: as the shopper wished" }),
    answer: line(500).default("").meta({ description: "The shopper reads it" }),
  }),
  answer: ownerReturnWireSchema,
  refusals: [
    "store_unknown",
    "return_unknown",
    "return_not_approved",
    "gift_cards_off",
    "order_not_delivered",
    "item_unknown",
    "item_repeated",
    "item_cancelled",
    "refund_too_high",
    "order_refund_not_due",
  ],
});
