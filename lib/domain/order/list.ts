import type { Order, OrderItem, OrderStatus } from "./order";

/** The lists of an account's orders; each has its own address. Domain §1.4. */
export const ORDER_TYPES = ["live", "completed", "cancelled"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Orders whose money is on its way, or never came, are in no list. Domain §4.16. */
export const STATUSES_OF_TYPE: Record<OrderType, readonly OrderStatus[]> = {
  live: ["placed", "confirmed", "dispatched"],
  completed: ["delivered"],
  cancelled: ["cancelled"],
};

export const ORDERS_PER_PAGE = 10;

/** Reasons to cancel an item; `other` needs words. Domain §4.16. */
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

/** While nothing has left the shop, and the item is not being cancelled already; once refused, it is settled. */
export function canAskToCancel({ status }: Pick<Order, "status">, item: Pick<OrderItem, "status">): boolean {
  return (status === "placed" || status === "confirmed") && item.status === "";
}
