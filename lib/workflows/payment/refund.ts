import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findOrder, lockOrder } from "@/lib/data/order/orders";
import { insertRefund, redirectRefund } from "@/lib/data/order/refunds";
import { listAttemptsToRefund, setPaymentAttemptStatus } from "@/lib/data/payment/attempts";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund, RefundDestination } from "@/lib/domain/order/refund";
import { chargedRefund } from "@/lib/domain/payment/refund-amount";
import { totalOf } from "@/lib/domain/pricing/total";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import { payRefund, type ReturnRefusal, returnMoney } from "./pay-refund";

export type RefundRefusal = "order_unknown" | "order_refund_not_due" | ReturnRefusal;

/**
 * Refunds what an order owes its customer: cancelled items, refunds that the owner has granted and that failed, and
 * payments that came too late, twice or with a wrong amount. Payments are refunded through their provider; with other
 * payment methods the owner makes the refund, which is only recorded here. Safe to repeat after a failure: nothing is
 * refunded twice.
 */
export async function refundOrder(
  storeId: StoreId,
  orderId: string,
  { isDoneByHand = false }: { isDoneByHand?: boolean } = {},
): Promise<Result<null, RefundRefusal>> {
  const [store, known] = await Promise.all([readStore(storeId), findOrder(storeId, orderId)]);
  if (!store || !known) return fail("order_unknown");
  const stray = (await listAttemptsToRefund(storeId, orderId)).filter(({ status }) => status === "refund_due");
  if (known.paymentStatus !== "refund_due" && stray.length === 0) return fail("order_refund_not_due");
  for (const payment of isDoneByHand ? [] : stray) {
    const returned = await returnMoney(storeId, payment, { occasion: "whole", most: null });
    if (!returned.ok) return returned;
  }
  const order = await getDatabase().transaction((database) =>
    recordOwed(storeId, orderId, isDoneByHand ? "by_hand" : null, database),
  );
  for (const refund of order?.refunds.filter(({ status }) => status !== "done") ?? []) {
    const paid = order ? await payRefund(store, order, refund) : ok(null);
    if (!paid.ok) return paid;
  }
  for (const { id } of stray) await setPaymentAttemptStatus(storeId, id, "refunded", clock.now(), getDatabase());
  return ok(null);
}

/** The order with a refund for everything it owes; those that are not done go to `destination`, unless it is null. */
async function recordOwed(
  storeId: StoreId,
  orderId: string,
  destination: RefundDestination | null,
  database: Database,
): Promise<Order | null> {
  const order = await lockOrder(storeId, orderId, database);
  if (order?.paymentStatus !== "refund_due") return null;
  const now = clock.now();
  const waiting = order.refunds.filter(({ status }) => status !== "done");
  const covered = order.refundedAmount + totalOf(waiting.map(({ amount }) => amount));
  const owed = order.refundAmount - covered;
  const refunds = order.refunds.map((refund) =>
    refund.status === "done" || destination === null ? refund : { ...refund, destination },
  );
  if (destination) {
    for (const { id } of waiting) await redirectRefund(storeId, orderId, { id, destination }, now, database);
  }
  if (owed <= 0) return { ...order, refunds };
  const refund: OrderRefund = {
    id: newId(),
    cause: "cancellation",
    destination: destination ?? "provider",
    status: "open",
    amount: owed,
    toGiftCards: 0,
    chargedAmount: chargedRefund(order, owed),
    items: [],
    shipping: 0,
    reason: "",
    refusal: "",
    giftCardCode: "",
    createdAt: now,
  };
  await insertRefund(storeId, orderId, refund, database);
  return { ...order, refunds: [...refunds, refund] };
}
