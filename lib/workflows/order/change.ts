import "server-only";
import { lockOrder, type OrderChanges, updateOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { momentsAt, nextState, type OrderEvent, type OrderStateRefusal } from "@/lib/domain/order/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { type OrderNotification, queueOrderMail } from "./mails";

export type ChangeOrderRefusal = OrderStateRefusal | "order_unknown";

/** Where the parcel can be followed; both may be empty. */
export type Tracking = { link: string; number: string };

/** Says how far an order is; steps in between that were left out are dated with it. */
export function changeOrderStatus(
  store: StoreDetails,
  orderId: string,
  to: "confirmed" | "dispatched" | "delivered",
  tracking: Tracking | null = null,
  now = new Date(),
): Promise<Result<Order, ChangeOrderRefusal>> {
  const changes = tracking ? { trackingLink: tracking.link, trackingNumber: tracking.number } : {};
  return change(store, orderId, { kind: "step", to }, changes, { kind: to }, now);
}

/** A transfer has come, or the cash. */
export function receivePayment(
  store: StoreDetails,
  orderId: string,
  now = new Date(),
): Promise<Result<Order, ChangeOrderRefusal>> {
  return change(store, orderId, { kind: "received" }, {}, { kind: "paid" }, now);
}

/** What was to be returned is returned. */
export function noteRefund(
  store: StoreDetails,
  orderId: string,
  now = new Date(),
): Promise<Result<Order, ChangeOrderRefusal>> {
  return change(store, orderId, { kind: "refunded" }, {}, { kind: "refunded" }, now);
}

async function change(
  store: StoreDetails,
  orderId: string,
  event: OrderEvent,
  changes: OrderChanges,
  news: OrderNotification,
  now: Date,
): Promise<Result<Order, ChangeOrderRefusal>> {
  const changed = await allOrNothing(async (database: Database): Promise<Result<Order, ChangeOrderRefusal>> => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    const next = nextState(order, event);
    if (!next.ok) return next;
    const returned = event.kind === "refunded" ? { refundedAmount: order.refundAmount } : {};
    const invoice = await numberInvoice(store, { ...order, ...next.value }, now, database);
    const all = { ...changes, ...returned, ...next.value, ...momentsAt(order, next.value, now), ...invoice };
    await updateOrder(store.id, orderId, all, now, database);
    // The mail of a refund tells what is returned now, which the order before it knows.
    await queueOrderMail(store, event.kind === "refunded" ? order : { ...order, ...all }, news, now, database);
    return ok({ ...order, ...all });
  });
  if (changed.ok) nudgeOutbox();
  return changed;
}
