import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findOrderIdByNumber } from "@/lib/data/order/lists";
import { findOrder } from "@/lib/data/order/orders";
import type { CancelRefusal } from "@/lib/domain/order/cancel-items";
import type { Order } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { type RefundRefusal, refundOrder } from "@/lib/workflows/payment/refund";
import { cancelOrder } from "./cancel";
import { type ChangeOrderRefusal, changeOrderStatus, receivePayment } from "./change";
import { type DecisionRefusal, decideCancellation } from "./decide-cancellation";

/** The actions of an owner on an order. */
export type OrderAction =
  | { kind: "confirm" }
  | { kind: "dispatch"; trackingLink: string; trackingNumber: string }
  | { kind: "deliver" }
  /** Cancels the items at these positions or, if `positions` is null, the whole order. */
  | { kind: "cancel"; positions: readonly number[] | null; reason: string }
  | { kind: "payment" }
  /**
   * If `isByHand` is true, the owner has already refunded the money, and the refund is only recorded; otherwise the
   * provider is asked to refund it.
   */
  | { kind: "refund"; isByHand: boolean }
  | { kind: "decide"; position: number; isConfirmed: boolean };

export type ManageOrderRefusal =
  | "store_unknown"
  | "order_unknown"
  | ChangeOrderRefusal
  | CancelRefusal
  | DecisionRefusal
  | RefundRefusal;

/** Finds an order; `name` is its id or its number. */
export async function findOrderByIdOrNumber(storeId: StoreId, name: string): Promise<Order | null> {
  const byId = await findOrder(storeId, name);
  if (byId) return byId;
  const id = await findOrderIdByNumber(storeId, name);
  return id === null ? null : findOrder(storeId, id);
}

export async function manageOrder(
  storeId: StoreId,
  name: string,
  action: OrderAction,
): Promise<Result<Order, ManageOrderRefusal>> {
  const [store, named] = await Promise.all([readStore(storeId), findOrderByIdOrNumber(storeId, name)]);
  if (!store) return fail("store_unknown");
  if (!named) return fail("order_unknown");
  const { id } = named;
  switch (action.kind) {
    case "confirm":
      return changeOrderStatus(store, id, "confirmed");
    case "dispatch": {
      const { trackingLink: link, trackingNumber: number } = action;
      return changeOrderStatus(store, id, "dispatched", { link, number });
    }
    case "deliver":
      return changeOrderStatus(store, id, "delivered");
    case "cancel": {
      const cancelled = await cancelOrder(store, id, action);
      return cancelled.ok ? ok(cancelled.value.order) : cancelled;
    }
    case "payment":
      return receivePayment(store, id);
    case "refund":
      return refund(storeId, id, action);
    case "decide":
      return decideCancellation(store, id, action);
  }
}

async function refund(
  storeId: StoreId,
  id: string,
  { isByHand }: { isByHand: boolean },
): Promise<Result<Order, ManageOrderRefusal>> {
  const refunded = await refundOrder(storeId, id, { isDoneByHand: isByHand });
  if (!refunded.ok) return refunded;
  const order = await findOrder(storeId, id);
  return order ? ok(order) : fail("order_unknown");
}
