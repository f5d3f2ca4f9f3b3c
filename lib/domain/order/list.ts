import type { Order, OrderItem, OrderStatus } from "./order";
import { quantityDispatched } from "./parcel";

/** The lists of orders in the account; each has its own URL. See docs/domain.md#order-lists. */
export const ORDER_TYPES = ["live", "completed", "cancelled"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * The order statuses shown in each list. Pending orders are in no list, and of the lapsed ones only those that were
 * placed and awaited a transfer. See docs/domain.md#order-lists.
 */
export const STATUSES_OF_TYPE: Record<OrderType, readonly OrderStatus[]> = {
  live: ["placed", "confirmed", "dispatched"],
  completed: ["delivered"],
  cancelled: ["cancelled", "lapsed"],
};

export const ORDERS_PER_PAGE = 10;

/**
 * The reasons that a customer can give for cancelling an item. For `other`, a description is required. See
 * docs/domain.md#order-cancellation.
 */
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

/**
 * Whether the shopper may ask the shop to cancel an item: only until the first of it has left, and only once per item,
 * even if the shop declined the first request.
 */
export function canAskToCancel(
  { status, parcels }: Pick<Order, "status" | "parcels">,
  item: Pick<OrderItem, "status" | "position">,
): boolean {
  const isWaiting = (status === "placed" || status === "confirmed") && item.status === "";
  return isWaiting && quantityDispatched({ parcels }, item.position) === 0;
}
