import { totalOf } from "../pricing/total";
import { fail, ok, type Result } from "../result";
import type { Order, OrderItem } from "./order";
import { isOpen, nextState, type OrderState, type OrderStateRefusal } from "./state";

/** What cancelling does to an order. Amounts in minor units of the base. */
export type Cancellation = {
  /** All that was not cancelled before: then the order is cancelled with all that it costs beside its items. */
  isWhole: boolean;
  items: readonly OrderItem[];
  state: OrderState;
  /** Not to be paid after all, in all: what was cancelled before is in it. */
  refundAmount: number;
  /** To be put back onto the gift cards that had paid. */
  toGiftCards: number;
};

export type CancelRefusal = OrderStateRefusal | "item_unknown" | "item_cancelled";

/**
 * Cancels an order whole (`positions` null), or some of its items. An item is worth what the order asks for it after its
 * reductions; that comes back as money first, and from what money has not paid onto the gift cards. Charges for posting
 * and the like are returned with the whole order only.
 *
 * Source: domain §4.16; pricing rules 19 and 21.
 */
export function cancelItems(order: Order, positions: readonly number[] | null): Result<Cancellation, CancelRefusal> {
  if (!isOpen(order)) return fail("order_not_open");
  const open = order.items.filter(({ status }) => status !== "c_confirmed");
  const chosen = positions ? order.items.filter(({ position }) => positions.includes(position)) : open;
  if (positions && chosen.length < new Set(positions).size) return fail("item_unknown", "items");
  if (chosen.some(({ status }) => status === "c_confirmed")) return fail("item_cancelled", "items");
  return chosen.length === open.length ? cancelWhole(order, open) : cancelPart(order, chosen);
}

function cancelWhole(order: Order, items: readonly OrderItem[]): Result<Cancellation, CancelRefusal> {
  const next = nextState(order, { kind: "cancelled" });
  if (!next.ok) return next;
  const isPaid = next.value.paymentStatus === "refund_due";
  return ok({
    isWhole: true,
    items,
    state: next.value,
    refundAmount: isPaid ? order.finalPrice : order.refundAmount,
    toGiftCards: order.giftCardAmount,
  });
}

function cancelPart(order: Order, items: readonly OrderItem[]): Result<Cancellation, CancelRefusal> {
  const worth = totalOf(items.map(({ net }) => net));
  // The charge for cash on delivery stays: the rest is still paid so.
  const inMoney = Math.min(worth, order.finalPrice - order.codCharges - order.refundAmount);
  const next = inMoney > 0 ? nextState(order, { kind: "part_cancelled" }) : ok(order);
  if (!next.ok) return next;
  const { status, paymentStatus } = next.value;
  return ok({
    isWhole: false,
    items,
    state: { status, paymentStatus },
    refundAmount: order.refundAmount + inMoney,
    toGiftCards: worth - inMoney,
  });
}
