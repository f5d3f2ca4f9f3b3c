import { fail, ok, type Result } from "../result";
import type { Cancellation } from "./cancel-items";
import { canAskToCancel } from "./list";
import type { Order, OrderItem } from "./order";
import { nextState, type OrderState, type OrderStateRefusal } from "./state";

/**
 * Whether the shopper may cancel the order alone, at once; not once a parcel of it has left. See
 * docs/domain.md#order-cancellation; decision 42.
 */
export function canWithdraw(order: OrderState & Pick<Order, "parcels">): boolean {
  return order.parcels.length === 0 && nextState<"withdrawn">(order, { kind: "withdrawn" }).ok;
}

/** Whether the shopper can cancel the order, or ask to cancel an item of it. */
export function offersCancellation(order: Order): boolean {
  return canWithdraw(order) || order.items.some((item) => canAskToCancel(order, item));
}

/** Whether cancelling these items leaves nothing of an order that the shopper may cancel alone. */
export function isAllThatIsLeft(order: Order, asked: readonly OrderItem[]): boolean {
  const isGoing = (item: OrderItem) =>
    asked.includes(item) || item.status === "c_requested" || item.status === "c_confirmed";
  return canWithdraw(order) && order.items.every(isGoing);
}

/**
 * Cancels a whole order that is not paid, on the word of its shopper alone. No money is owed; what gift cards paid goes
 * back to them.
 */
export function withdrawOrder(order: Order): Result<Cancellation, OrderStateRefusal<"withdrawn">> {
  if (!canWithdraw(order)) return fail("order_not_cancellable");
  const next = nextState<"withdrawn">(order, { kind: "withdrawn" });
  if (!next.ok) return next;
  return ok({
    isWhole: true,
    items: order.items.filter(({ status }) => status !== "c_confirmed"),
    state: next.value,
    refundAmount: order.refundAmount,
    toGiftCards: order.giftCardAmount,
  });
}
