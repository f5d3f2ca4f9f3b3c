import { ok, type Result } from "../result";
import type { Cancellation } from "./cancel-items";
import type { Order } from "./order";
import { nextState, type OrderState, type OrderStateRefusal } from "./state";

/** Whether the shopper may cancel the order alone, at once. See docs/domain.md#order-cancellation; decision 42. */
export function canWithdraw(order: OrderState): boolean {
  return nextState<"withdrawn">(order, { kind: "withdrawn" }).ok;
}

/**
 * Cancels a whole order that is not paid, on the word of its shopper alone. No money is owed; what gift cards paid goes
 * back to them.
 */
export function withdrawOrder(order: Order): Result<Cancellation, OrderStateRefusal<"withdrawn">> {
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
