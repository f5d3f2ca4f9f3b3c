import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import type { Order } from "@/lib/domain/order/order";
import { type OrderRefund, REFUND_CAUSES, REFUND_STATUSES, REFUND_WAYS } from "@/lib/domain/order/refund";
import { orderToWire, orderWireSchema } from "./wire";

const refundWireSchema = z.object({
  _id: z.string(),
  cause: z.enum(REFUND_CAUSES),
  to: z.enum(REFUND_WAYS),
  status: z.enum(REFUND_STATUSES).meta({ description: "`open` and `failed` can be tried again" }),
  amount: z.number().meta({ description: "In the base currency" }),
  to_gift_cards: z.number().meta({ description: "Returned to the gift cards that paid the order, besides `amount`" }),
  items: z.array(z.object({ position: z.int(), quantity: z.number(), amount: z.number() })),
  shipping: z.number(),
  reason: z.string(),
  refusal: z.string().meta({ description: "The code of the last refusal; empty if none" }),
  gift_card: z.string().meta({ description: "The code of the gift card that was issued; empty if none" }),
  created_on: z.string(),
});

/** An order as the owner sees it. */
export const ownerOrderWireSchema = orderWireSchema.extend({
  session_id: z.string().meta({
    description:
      "The session id of the browser tab that placed it, as the browser sent it; proves nothing, may be empty",
  }),
  is_test: z.boolean().default(false).meta({ description: "Whether somebody at the desk has only tried an order" }),
  refunds: z.array(refundWireSchema).default([]),
  came_back_on: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: "When the parcel was back in the store, because nobody took it" }),
  parcels_came_back: z
    .int()
    .default(0)
    .meta({ description: "How many parcels of this e-mail address came back, with this one" }),
});
export type OwnerOrderWire = z.output<typeof ownerOrderWireSchema>;

/** An order, and how many parcels of its customer came back. */
export type OwnerOrder = { order: Order; parcelsCameBack: number };

export function ownerOrderToWire({ order, parcelsCameBack }: OwnerOrder): OwnerOrderWire {
  return {
    ...orderToWire(order),
    session_id: order.sessionId,
    is_test: order.isTest,
    refunds: order.refunds.map(refundToWire),
    came_back_on: order.cameBackAt?.toISOString() ?? null,
    parcels_came_back: parcelsCameBack,
  };
}

function refundToWire(refund: OrderRefund): z.output<typeof refundWireSchema> {
  const { id, cause, destination, status, reason, refusal, giftCardCode, createdAt } = refund;
  return {
    _id: id,
    cause,
    to: destination,
    status,
    amount: toMajor(refund.amount),
    to_gift_cards: toMajor(refund.toGiftCards),
    items: refund.items.map(({ position, quantity, amount }) => ({
      position,
      quantity: toMajor(quantity),
      amount: toMajor(amount),
    })),
    shipping: toMajor(refund.shipping),
    reason,
    refusal,
    gift_card: giftCardCode,
    created_on: createdAt.toISOString(),
  };
}
