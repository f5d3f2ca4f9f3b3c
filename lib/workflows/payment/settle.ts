import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { type CartRow, lockExistingCart } from "@/lib/data/cart/carts";
import { removeOrderedItems } from "@/lib/data/cart/items";
import { lockCheckoutOfOrder, setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { releaseGiftCardHolds } from "@/lib/data/gift-card/uses";
import { findCheckoutIdOf, lockOrder, updateOrder } from "@/lib/data/order/orders";
import { lockPaymentAttempt, type PaymentAttempt, setPaymentAttemptStatus } from "@/lib/data/payment/attempts";
import { recordWebhookEvent } from "@/lib/data/payment/webhook-events";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { NO_HOLD } from "@/lib/domain/order/hold";
import type { Order } from "@/lib/domain/order/order";
import { isAwaited, momentsAt, nextState } from "@/lib/domain/order/state";
import { awaitsAll } from "@/lib/domain/order/take-up";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { queueOrderMail } from "@/lib/workflows/order/mail/mails";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { type RetakenOrder, retakeOrder } from "@/lib/workflows/order/retake";

/** A payment as the provider reported it to our server; `amount` is in minor units of `currencyCode`. */
export type ReportedPayment = {
  provider: ProviderKind;
  reference: string;
  orderId: string;
  amount: number;
  currencyCode: string;
  outcome: "succeeded" | "failed";
  /**
   * The id of the provider's event, which prevents handling the event twice; null if we asked the provider ourselves.
   */
  eventId: string | null;
};

export type SettleRefusal = "store_unknown" | "order_unknown" | "payment_unknown";

/**
 * Records the outcome of a payment. Both the shopper's return and the provider's webhook may report the same outcome;
 * the second report changes nothing. A payment counts only if it has the amount and currency of its attempt. A payment
 * for an order that is not pending is marked for refund.
 */
export async function settlePayment(
  storeId: StoreId,
  reported: ReportedPayment,
  now = clock.now(),
): Promise<Result<Order, SettleRefusal>> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const settled = await allOrNothing((database) => settle(store, reported, now, database));
  if (settled.ok) nudgeOutbox();
  return settled;
}

async function settle(
  store: StoreDetails,
  reported: ReportedPayment,
  now: Date,
  database: Database,
): Promise<Result<Order, SettleRefusal>> {
  const { orderId, provider, eventId, outcome } = reported;
  const checkoutId = await findCheckoutIdOf(store.id, orderId, database);
  if (checkoutId === null) return fail("order_unknown");
  // Rows are locked in the same order as in `placeOrder`, because otherwise this transaction and that of `placeOrder`
  // could deadlock.
  const checkout = await lockCheckoutOfOrder(store.id, checkoutId, database);
  const cart = checkout && outcome === "succeeded" ? await lockExistingCart(store.id, checkout.owner, database) : null;
  const order = await lockOrder(store.id, orderId, database);
  const payment = await lockPaymentAttempt(store.id, reported, database);
  if (!order || !payment) return fail("payment_unknown");
  const isNewEvent = eventId === null || (await recordWebhookEvent(store.id, provider, eventId, now, database));
  const isOpen = payment.status === "created" || payment.status === "failed";
  if (!isNewEvent || !isOpen) return ok(order);

  if (outcome === "failed") return ok(await recordFailure(store.id, order, payment, now, database));
  const mismatch = mismatchOf(reported, payment);
  if (mismatch) return ok(await markForRefund(store.id, order, payment, mismatch, now, database));
  const isReplaced = checkout !== null && checkout.orderId !== null && checkout.orderId !== orderId;
  return ok(await receive(store, order, payment, { isReplaced, cart }, now, database));
}

/** Records a failed payment attempt. The order stays pending, so the shopper can pay again. */
async function recordFailure(
  storeId: StoreId,
  order: Order,
  payment: PaymentAttempt,
  now: Date,
  database: Database,
): Promise<Order> {
  await setPaymentAttemptStatus(storeId, payment.id, "failed", now, database);
  const next = nextState(order, { kind: "attempt_failed" });
  if (!next.ok) return order;
  await updateOrder(storeId, order.id, next.value, now, database);
  return { ...order, ...next.value };
}

function mismatchOf(reported: ReportedPayment, payment: PaymentAttempt): string | null {
  const matches = reported.amount === payment.amount && reported.currencyCode === payment.currencyCode;
  return matches ? null : "amount or currency differ from the attempt";
}

async function markForRefund(
  storeId: StoreId,
  order: Order,
  payment: PaymentAttempt,
  reason: string,
  now: Date,
  database: Database,
): Promise<Order> {
  console.error(`Payment ${payment.id} of order ${order.id} of ${storeId} must be refunded: ${reason}.`);
  await setPaymentAttemptStatus(storeId, payment.id, "refund_due", now, database);
  return order;
}

type CheckoutState = {
  /** Whether the shopper has placed another order from the same checkout in the meantime. */
  isReplaced: boolean;
  cart: CartRow | null;
};

async function receive(
  store: StoreDetails,
  order: Order,
  payment: PaymentAttempt,
  { isReplaced, cart }: CheckoutState,
  now: Date,
  database: Database,
): Promise<Order> {
  const isNews = !isAwaited(order);
  const isPayable = nextState(order, { kind: "paid_by_provider", isKept: true }).ok && (isNews || awaitsAll(order));
  if (!isPayable) return markForRefund(store.id, order, payment, "the order does not wait for it", now, database);
  const kept = isReplaced ? null : await keepOrder(store, order, now, database);
  const next = nextState(order, { kind: "paid_by_provider", isKept: kept !== null });
  if (!next.ok) throw new Error(`Order ${order.id} cannot be paid after all`);
  const changed = {
    ...next.value,
    ...momentsAt(order, next.value, now),
    ...NO_HOLD,
    refundAmount: kept ? 0 : order.finalPrice,
    ...kept?.invoice,
  };
  await updateOrder(store.id, order.id, changed, now, database);
  await setPaymentAttemptStatus(store.id, payment.id, kept ? "succeeded" : "refund_due", now, database);
  const paid: Order = { ...order, ...changed };
  if (!kept) {
    await queueOrderMail(store, paid, { kind: "paid_too_late" }, now, database);
    return paid;
  }
  if (order.checkoutId) await setOrderOfCheckout(store.id, order.checkoutId, order.id, now, database);
  // An order that awaited its money has left the cart long ago, and its customer knows that it is placed.
  if (cart && isNews && !order.isBuyNow) await removeOrderedItems(store.id, cart, order.items, database);
  const notification = isNews ? ({ kind: "placed", payment: null } as const) : ({ kind: "paid" } as const);
  await queueOrderMail(store, paid, notification, now, database);
  await recordStockChanges(store, kept.changes, database);
  return { ...paid, items: kept.items };
}

/**
 * Gives a paid order its invoice and its stock: a pending order keeps the stock held for it; for a lapsed order, stock
 * is deducted again. An order that awaited its money has kept its stock. Null if a lapsed order can no longer be
 * restored, for example because there is not enough stock.
 */
async function keepOrder(
  store: StoreDetails,
  order: Order,
  now: Date,
  database: Database,
): Promise<RetakenOrder | null> {
  const paid = { status: "placed", paymentStatus: "paid" } as const;
  if (order.status === "pending") {
    const invoice = await numberInvoice(store, { ...order, ...paid }, now, database);
    await releaseGiftCardHolds(store.id, order.id, database);
    return { items: order.items, changes: [], invoice };
  }
  if (isAwaited(order)) {
    const invoice = await numberInvoice(store, { ...order, paymentStatus: "paid" }, now, database);
    return { items: order.items, changes: [], invoice };
  }
  const retaken = await allOrNothing((nested) => retakeOrder(store, order, paid, now, nested), database);
  return retaken.ok ? retaken.value : null;
}
