import "server-only";
import { lockOrder } from "@/lib/data/order/orders";
import { insertRefund, redirectRefund } from "@/lib/data/order/refunds";
import { type PaymentAttempt, setPaymentAttemptStatus } from "@/lib/data/payment/attempts";
import type { Database } from "@/lib/database/connection";
import { convertToBase } from "@/lib/domain/currency/currency";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund } from "@/lib/domain/order/refund";
import { toHundredths } from "@/lib/domain/payment/amount";
import type { Dispute } from "@/lib/domain/payment/dispute";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { newId } from "@/lib/server/tokens";
import { closeLocked } from "./pay-refund";
import { recordReturned } from "./record-returned";

/**
 * Books what a bank has returned to the shopper, in the transaction that locks the order: as the return of a payment
 * that was due for refund anyway, or as refunds of the order.
 */
export async function bookLostDispute(
  store: StoreDetails,
  order: Order,
  payment: PaymentAttempt,
  dispute: Dispute,
  now: Date,
  database: Database,
): Promise<void> {
  if (payment.status === "refund_due") await settleStray(store, order, payment, dispute, now, database);
  if (payment.status === "succeeded") await settleLost(store, order, dispute, now, database);
}

/** Money that was to be returned as a whole anyway: the bank has done it. */
async function settleStray(
  store: StoreDetails,
  order: Order,
  payment: PaymentAttempt,
  dispute: Dispute,
  now: Date,
  database: Database,
): Promise<void> {
  if (dispute.amount < payment.amount) {
    console.error(`Payment ${payment.id} of ${store.id} is due for refund, and a bank has returned a part of it.`);
    return;
  }
  await setPaymentAttemptStatus(store.id, payment.id, "refunded", now, database);
  const isOwed = order.refundAmount - order.refundedAmount > 0;
  if (order.status === "lapsed" && isOwed) await settleLost(store, order, dispute, now, database);
}

/**
 * Books what the bank took: first as the refunds that wait for their payment, which the shopper has now, then as
 * refunds of its own.
 */
async function settleLost(
  store: StoreDetails,
  order: Order,
  { amount, currencyCode }: Dispute,
  now: Date,
  database: Database,
): Promise<void> {
  let rest = amount;
  let after = order;
  for (const refund of order.refunds) {
    if (refund.destination !== "provider" || refund.status === "done" || rest === 0) continue;
    const taken = await takeFrom(store.id, after, refund, rest, now, database);
    after = taken.order;
    rest -= taken.charged;
  }
  if (rest === 0) return;
  for (const refund of await recordReturned(store, after, { amount: rest, currencyCode }, "dispute", now, database)) {
    const locked = await lockOrder(store.id, order.id, database);
    if (locked) await closeLocked(store.id, locked, refund, now, database);
  }
}

/** Closes a waiting refund with what the bank took. If that is less, the rest of it waits as a refund of its own. */
async function takeFrom(
  storeId: StoreId,
  order: Order,
  refund: OrderRefund,
  most: number,
  now: Date,
  database: Database,
): Promise<{ order: Order; charged: number }> {
  const { id } = refund;
  const isWhole = refund.chargedAmount <= most;
  const charged = isWhole ? refund.chargedAmount : most;
  const share = convertToBase(toHundredths({ amount: charged, currencyCode: order.currency.code }), order.currency);
  const amount = isWhole ? refund.amount : Math.min(share, refund.amount);
  await redirectRefund(
    storeId,
    order.id,
    { id, destination: "dispute", amount, chargedAmount: charged },
    now,
    database,
  );
  const left: OrderRefund = {
    ...refund,
    id: newId(),
    amount: refund.amount - amount,
    chargedAmount: refund.chargedAmount - charged,
    toGiftCards: 0,
    items: [],
    shipping: 0,
  };
  if (!isWhole) await insertRefund(storeId, order.id, left, database);
  const closing = { id, amount, destination: "dispute", giftCardCode: "" } as const;
  await closeLocked(storeId, order, closing, now, database);
  const locked = await lockOrder(storeId, order.id, database);
  return { order: locked ?? order, charged };
}
