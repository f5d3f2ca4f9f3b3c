import "server-only";
import { readPaymentAccount } from "@/lib/cached/read-store";
import { insertGiftCard } from "@/lib/data/gift-card/gift-cards";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { closeRefund, failRefund } from "@/lib/data/order/refunds";
import { listAttemptsToRefund, type PaymentAttempt, setPaymentAttemptStatus } from "@/lib/data/payment/attempts";
import { listOpenDisputes } from "@/lib/data/payment/disputes";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund } from "@/lib/domain/order/refund";
import { nextState } from "@/lib/domain/order/state";
import { totalOf } from "@/lib/domain/pricing/total";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newGiftCardCode } from "@/lib/workflows/gift-card/manage";
import { queueOrderMail } from "@/lib/workflows/order/mail/mails";
import { withFreeNumber } from "@/lib/workflows/with-free-number";

/** Why money could not be returned through the provider. */
export type ReturnRefusal =
  /**
   * Only the owner can make the refund, in the provider's dashboard. After that, the owner calls again with `by_hand`
   * to record it.
   */
  | "refund_by_hand"
  | "refund_refused"
  | "provider_silent"
  /** The shopper's bank holds the money while it decides. */
  | "payment_disputed";

/**
 * Pays a refund that is not done: through the provider, as a gift card, or, by hand, by recording it. Safe to repeat
 * after a failure, and when two do it at once: the provider knows the refund by its id, and it is closed once.
 */
export async function payRefund(
  store: StoreDetails,
  order: Pick<Order, "id" | "refunds">,
  refund: OrderRefund,
  now = clock.now(),
): Promise<Result<null, ReturnRefusal>> {
  const returned = await (refund.destination === "provider"
    ? returnThroughProvider(store.id, order, refund)
    : ok(null));
  if (!returned.ok) {
    await failRefund(store.id, order.id, { id: refund.id, refusal: returned.code }, now, getDatabase());
    return returned;
  }
  await allOrNothing((database) => closeReturned(store, order.id, refund, now, database));
  nudgeOutbox();
  // Only now: an attempt that counts as refunded is not asked for again.
  if (returned.value) await setPaymentAttemptStatus(store.id, returned.value, "refunded", now, getDatabase());
  return ok(null);
}

/** Returns the money of the order's payment. The value is the id of the payment if nothing of it is left. */
async function returnThroughProvider(
  storeId: StoreId,
  { id: orderId, refunds }: Pick<Order, "id" | "refunds">,
  { id: occasion, chargedAmount }: OrderRefund,
): Promise<Result<string | null, ReturnRefusal>> {
  const attempts = await listAttemptsToRefund(storeId, orderId);
  const payment = attempts.find(({ status }) => status === "succeeded");
  // The money of an order that was paid too late is returned with its attempt, whole.
  if (!payment) return attempts.length > 0 ? ok(null) : fail("refund_by_hand");
  const done = refunds.filter(({ destination, status }) => destination === "provider" && status === "done");
  const left = payment.amount - totalOf(done.map((earlier) => earlier.chargedAmount));
  const returned = await returnMoney(storeId, payment, { occasion, most: Math.min(chargedAmount, left) });
  return returned.ok ? ok(chargedAmount >= left ? payment.id : null) : returned;
}

/** Asks the provider to return money of a payment: `most` of it, or, if that is null, all that it took. */
export async function returnMoney(
  storeId: StoreId,
  payment: PaymentAttempt,
  { occasion, most }: { occasion: string; most: number | null },
): Promise<Result<null, ReturnRefusal>> {
  const { id: paymentId, reference } = payment;
  const kind = toProviderKind(payment.provider);
  const known = kind && (await readPaymentAccount(storeId, kind));
  if (!kind || !known || reference === null) return fail("refund_by_hand");
  if ((await listOpenDisputes(storeId, paymentId)).length > 0) return fail("payment_disputed");
  const [provider, account] = [PROVIDERS[kind], withSecrets(storeId, known)];
  // A wrong amount or currency may have been charged, so ask the provider what it was.
  const found = await provider.find(account, { ...payment, paymentId });
  if (found.kind !== "found") return fail("provider_silent");
  const { currencyCode } = found.payment;
  const amount = most === null ? found.payment.amount : Math.min(most, found.payment.amount);
  switch (await provider.refund(account, { paymentId, reference, amount, currencyCode, occasion })) {
    case "refunded":
      return ok(null);
    case "refused":
      return fail("refund_refused");
    case "unknown":
      return fail("provider_silent");
    case "by_hand":
      return fail("refund_by_hand");
  }
}

/** Records a refund whose money has been returned. If another call has recorded it before, nothing changes. */
export async function closeReturned(
  store: StoreDetails,
  orderId: string,
  { id, amount, destination, reason }: OrderRefund,
  now: Date,
  database: Database,
): Promise<Result<null>> {
  const order = await lockOrder(store.id, orderId, database);
  const open = order?.refunds.find((refund) => refund.id === id && refund.status !== "done");
  if (!order || !open) return ok(null);
  const card = destination === "gift_card" ? await issueCard(store.id, { amount, order }, now, database) : null;
  await closeLocked(store.id, order, { id, amount, destination, giftCardCode: card ?? "" }, now, database);
  await queueOrderMail(store, order, { kind: "refunded", amount, giftCard: card, reason }, now, database);
  return ok(null);
}

/** Records an open refund of a locked order as done. Returns the order as it is then. */
export async function closeLocked(
  storeId: StoreId,
  order: Order,
  { id, amount, destination, giftCardCode }: Pick<OrderRefund, "id" | "amount" | "destination" | "giftCardCode">,
  now: Date,
  database: Database,
): Promise<Order> {
  await closeRefund(storeId, order.id, { id, giftCardCode }, now, database);
  const refundedAmount = order.refundedAmount + amount;
  const isLast = refundedAmount >= order.refundAmount;
  const next = isLast ? nextState(order, { kind: "refunded" }) : null;
  const state = next?.ok ? next.value : {};
  // What went into an exchange was not given back.
  const isWhole =
    next?.ok === true &&
    order.status === "delivered" &&
    destination !== "exchange" &&
    refundedAmount === order.finalPrice;
  const changes = { ...state, ...(isWhole && { paymentStatus: "refunded" as const }), refundedAmount };
  await updateOrder(storeId, order.id, changes, now, database);
  const refunds = order.refunds.map((refund) =>
    refund.id === id ? { ...refund, status: "done" as const, giftCardCode } : refund,
  );
  return { ...order, ...changes, refunds };
}

/** Issues a gift card to the customer of an order. Returns its code. */
export async function issueCard(
  storeId: StoreId,
  { amount, order }: { amount: number; order: Order },
  now: Date,
  database: Database,
): Promise<string> {
  const { customerName: name } = order;
  const make = () => {
    const money = { price: amount, balance: amount, expiresAt: null };
    return { ...money, code: newGiftCardCode(), kind: "wallet" as const, name, status: "active", createdAt: now };
  };
  const { code } = await withFreeNumber(make, (card) => insertGiftCard(storeId, card, database));
  return code;
}
