import "server-only";
import { lockOrder, type OrderChanges, updateOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { NO_HOLD } from "@/lib/domain/order/hold";
import type { Order, Parcel } from "@/lib/domain/order/order";
import { itemsToDispatch } from "@/lib/domain/order/parcel";
import { momentsAt, nextState, type OrderEvent, type OrderStateRefusal } from "@/lib/domain/order/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { addParcel } from "./dispatch";
import { type OrderNotification, queueOrderMail } from "./mail/mails";

type ChangeOrderRefusal<Kind extends OrderEvent["kind"]> = OrderStateRefusal<Kind> | "order_unknown";

/**
 * Moves an order to a later step; `dispatchParcel` takes the step between these. Any steps skipped on the way get the
 * same date as the new step, and what had not left by then is recorded as a last parcel.
 */
export function changeOrderStatus(
  store: StoreDetails,
  orderId: string,
  to: "confirmed" | "delivered",
  now = clock.now(),
): Promise<Result<Order, ChangeOrderRefusal<"step">>> {
  return change(store, orderId, { kind: "step", to }, { kind: to }, now);
}

/** Records that the owner has received the transfer or the cash. */
export function receivePayment(
  store: StoreDetails,
  orderId: string,
  now = clock.now(),
): Promise<Result<Order, ChangeOrderRefusal<"received">>> {
  return change(store, orderId, { kind: "received" }, { kind: "paid" }, now);
}

async function change<Kind extends OrderEvent["kind"]>(
  store: StoreDetails,
  orderId: string,
  event: Extract<OrderEvent, { kind: Kind }>,
  notification: OrderNotification,
  now: Date,
): Promise<Result<Order, ChangeOrderRefusal<Kind>>> {
  const changed = await allOrNothing(async (database: Database): Promise<Result<Order, ChangeOrderRefusal<Kind>>> => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    const next = nextState<Kind>(order, event);
    if (!next.ok) return next;
    const invoice = await numberInvoice(store, { ...order, ...next.value }, now, database);
    // Once the owner has taken the order on, or has its money, it no longer lapses.
    const update: OrderChanges = {
      ...next.value,
      ...NO_HOLD,
      ...momentsAt(order, next.value, now),
      ...invoice,
    };
    await updateOrder(store.id, orderId, update, now, database);
    const parcels =
      next.value.status === "delivered" ? await parcelsOnDelivery(store, order, now, database) : order.parcels;
    await queueOrderMail(store, { ...order, ...update, parcels }, notification, now, database);
    return ok({ ...order, ...update, parcels });
  });
  if (changed.ok) nudgeOutbox();
  return changed;
}

/** The parcels of an order that is delivered now: with a last one, if something had not left yet. */
async function parcelsOnDelivery(
  store: StoreDetails,
  order: Order,
  now: Date,
  database: Database,
): Promise<readonly Parcel[]> {
  const items = itemsToDispatch(order);
  if (items.length === 0) return order.parcels;
  const rest = { carrier: "", trackingLink: "", trackingNumber: "", items };
  return [...order.parcels, await addParcel(store.id, order, rest, now, database)];
}
