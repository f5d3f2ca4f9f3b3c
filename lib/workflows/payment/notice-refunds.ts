import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { lockOrder } from "@/lib/data/order/orders";
import { findAttemptById, listAttemptsToRefund, type PaymentAttempt } from "@/lib/data/payment/attempts";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { totalOf } from "@/lib/domain/pricing/total";
import { ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { closeReturned } from "./pay-refund";
import { recordReturned } from "./record-returned";

/**
 * Records what the provider says it has returned of a payment and we do not know yet: the owner has refunded it in the
 * provider's dashboard, or the answer to our own request was lost. `refunded` is the total, in minor units of the
 * payment's currency, so hearing of it twice records it once.
 */
export async function noticeRefunds(
  storeId: StoreId,
  { id }: Pick<PaymentAttempt, "id">,
  refunded: number,
  now = clock.now(),
): Promise<void> {
  const store = await readStore(storeId);
  if (store) await allOrNothing((database) => notice(store, id, refunded, now, database));
}

/** Only the payment that an order has kept is compared with its refunds; any other is returned as a whole. */
const KEPT: readonly PaymentAttempt["status"][] = ["succeeded", "refunded"];

async function notice(
  store: StoreDetails,
  paymentId: string,
  refunded: number,
  now: Date,
  database: Database,
): Promise<Result<null>> {
  const payment = await findAttemptById(store.id, paymentId, database);
  if (!payment || !KEPT.includes(payment.status)) return ok(null);
  const order = await lockOrder(store.id, payment.orderId, database);
  if (!order || (await isStray(store.id, payment, database))) return ok(null);
  const known = order.refunds.filter(({ destination }) => destination === "provider");
  // What the owner has recorded as returned by hand may have been returned in the provider's dashboard.
  const byHand = order.refunds.filter(({ destination, status }) => destination === "by_hand" && status === "done");
  const excess = refunded - totalOf([...known, ...byHand].map(({ chargedAmount }) => chargedAmount));
  // Less than we have asked for: something of it is still on its way, or has failed and can be tried again.
  if (excess < 0) return ok(null);
  for (const refund of known.filter(({ status }) => status !== "done"))
    await closeReturned(store, order.id, refund, now, database);
  for (const refund of await recordReturned(store, order, { ...payment, amount: excess }, "provider", now, database))
    await closeReturned(store, order.id, refund, now, database);
  return ok(null);
}

/** Whether another payment pays the order, so that this one was returned as a whole. */
async function isStray(storeId: StoreId, { id, orderId }: PaymentAttempt, database: Database): Promise<boolean> {
  const attempts = await listAttemptsToRefund(storeId, orderId, database);
  return attempts.some((other) => other.id !== id && other.status === "succeeded");
}
