import type { Order, OrderItem, OrderStatus } from "./order";

/** The lists of an account's orders; each has its own address. See docs/domain.md#order-lists. */
export const ORDER_TYPES = ["live", "completed", "cancelled"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Pending and lapsed orders are in no list. See docs/domain.md#order-lists. */
export const STATUSES_OF_TYPE: Record<OrderType, readonly OrderStatus[]> = {
  live: ["placed", "confirmed", "dispatched"],
  completed: ["delivered"],
  cancelled: ["cancelled"],
};

export const ORDERS_PER_PAGE = 10;

/** Reasons to cancel an item; `other` needs a description. See docs/domain.md#order-cancellation. */
export const CANCEL_REASONS = [
  "by_mistake",
  "too_late",
  "shipping_too_dear",
  "item_too_dear",
  "cheaper_elsewhere",
  "change_address",
  "change_payment",
  "other",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Until the order is dispatched, and only once per item: a declined request cannot be repeated. */
export function canAskToCancel({ status }: Pick<Order, "status">, item: Pick<OrderItem, "status">): boolean {
  return (status === "placed" || status === "confirmed") && item.status === "";
}
