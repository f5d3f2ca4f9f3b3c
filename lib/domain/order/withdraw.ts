import { fail, ok, type Result } from "../result";
import type { Cancellation } from "./cancel-items";
import type { Order } from "./order";
import { nextState, type OrderState, type OrderStateRefusal } from "./state";

/**
 * Whether the shopper may cancel the order alone, at once; not once a parcel of it has left. See
 * docs/domain.md#order-cancellation; decision 42.
 */
export function canWithdraw(order: OrderState & Pick<Order, "parcels">): boolean {
  return order.parcels.length === 0 && nextState<"withdrawn">(order, { kind: "withdrawn" }).ok;
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
