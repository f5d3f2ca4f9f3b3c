import { totalOf } from "../pricing/total";
import { fail, ok, type Result } from "../result";
import type { Order, OrderItem } from "./order";
import { isPartlyDispatched, itemsToDispatch } from "./parcel";
import { isOpen, nextState, type OrderState, type OrderStateRefusal } from "./state";

/** What a cancellation changes in an order. Amounts are in minor units of the base currency. */
export type Cancellation = {
  /**
   * True if no item of the order remains. The order itself is then cancelled too, with its shipping cost and other
   * charges.
   */
  isWhole: boolean;
  items: readonly OrderItem[];
  state: OrderState;
  /** The amount in money that is no longer owed, including the amounts of earlier cancellations. */
  refundAmount: number;
  /** The amount that this cancellation returns to the gift cards with which the order was paid. */
  toGiftCards: number;
};

export type CancelRefusal = OrderStateRefusal<"cancelled"> | "item_unknown" | "item_cancelled";

/**
 * Cancels the items at these positions or, if `positions` is null, the whole order. The shopper gets back the price of
 * the items after reductions: first what was paid in money, then what was paid with gift cards. Shipping and other
 * charges are returned only if the whole order is cancelled.
 *
 * Source: docs/domain.md#order-states; pricing rules 19 and 21.
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
  // The charge for cash on delivery is still due, because the remaining items are paid on delivery.
  const moneyPart = Math.min(worth, order.finalPrice - order.codCharges - order.refundAmount);
  const next = moneyPart > 0 ? nextState(order, { kind: "part_cancelled" }) : ok(order);
  if (!next.ok) return next;
  return ok({
    isWhole: false,
    items,
    state: stateWithout(order, items, next.value),
    refundAmount: order.refundAmount + moneyPart,
    toGiftCards: worth - moneyPart,
  });
}

/** If everything else has left the store already, the order is dispatched once these items are cancelled. */
function stateWithout(order: Order, items: readonly OrderItem[], { status, paymentStatus }: OrderState): OrderState {
  const rest = order.items.filter((item) => !items.includes(item));
  const isDispatched = isPartlyDispatched(order) && itemsToDispatch({ ...order, items: rest }).length === 0;
  return { status: isDispatched ? "dispatched" : status, paymentStatus };
}
