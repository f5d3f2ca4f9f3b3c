import "server-only";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import { isLapsedTransfer, NO_HOLD } from "@/lib/domain/order/hold";
import type { Order } from "@/lib/domain/order/order";
import { nextState, type OrderStateRefusal } from "@/lib/domain/order/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { queueOrderMail } from "./mail/mails";
import { recordStockChanges } from "./record-stock-changes";
import { retakeOrder } from "./retake";
import type { TakeRefusal } from "./take-stock-and-reductions";

type LatePaymentRefusal = OrderStateRefusal<"received_late"> | TakeRefusal | "order_unknown";

/**
 * Records that the transfer for a lapsed order has arrived after all. The order revives if all it needs is still there,
 * and takes it again in the same transaction; otherwise nothing changes, and the refusal names what is gone.
 */
export async function receiveLatePayment(
  store: StoreDetails,
  orderId: string,
  now = clock.now(),
): Promise<Result<Order, LatePaymentRefusal>> {
  const received = await allOrNothing(async (database): Promise<Result<Order, LatePaymentRefusal>> => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    if (!isLapsedTransfer(order)) return fail("order_not_lapsed");
    const next = nextState<"received_late">(order, { kind: "received_late" });
    if (!next.ok) return next;
    const retaken = await retakeOrder(store, order, next.value, now, database);
    if (!retaken.ok) return retaken;
    const { items, changes, invoice } = retaken.value;
    const update = { ...next.value, ...NO_HOLD, ...invoice };
    await updateOrder(store.id, orderId, update, now, database);
    const revived: Order = { ...order, ...update, items };
    await queueOrderMail(store, revived, { kind: "paid" }, now, database);
    await recordStockChanges(store, changes, database);
    return ok(revived);
  });
  if (received.ok) nudgeOutbox();
  return received;
}
