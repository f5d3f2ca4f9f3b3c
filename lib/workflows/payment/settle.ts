import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { type CartRow, findCartToEmpty } from "@/lib/data/cart/carts";
import { removeOrdered } from "@/lib/data/cart/items";
import { lockCheckoutOfOrder, setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { endHolds } from "@/lib/data/gift-card/uses";
import { findCheckoutIdOf, lockOrder, setStockTaken, updateOrder } from "@/lib/data/order/orders";
import {
  lockPaymentAttempt,
  noteEvent,
  type PaymentAttempt,
  setPaymentAttemptStatus,
} from "@/lib/data/payment/payments";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { momentsAt, nextState } from "@/lib/domain/order/state";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import type { StockChange } from "@/lib/domain/product/stock-change";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { type InvoiceFacts, numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { queueOrderMail } from "@/lib/workflows/order/mails";
import { takeReductions, takeStockForOrder } from "@/lib/workflows/order/take-stock-and-reductions";
import { touchedByStock } from "@/lib/workflows/order/touched-by-stock";

/** What a provider has told our server of a payment; `amount` in minor units of the currency, as it charges them. */
export type ReportedPayment = {
  provider: ProviderKind;
  reference: string;
  orderId: string;
  amount: number;
  currencyCode: string;
  outcome: "succeeded" | "failed";
  /** The provider's own, by which it is heard once; null when we have asked. */
  eventId: string | null;
};

export type SettledPayment = { order: Order; touched: readonly string[] };

export type SettleRefusal = "store_unknown" | "order_unknown" | "payment_unknown";

/**
 * Notes what became of a payment. The shopper's return and the provider's own call both come here, whichever is first:
 * the second changes nothing. Money counts when it is the amount and currency that the try was for; what comes for an
 * order that waits for none is marked to be returned.
 */
export async function settlePayment(
  storeId: StoreId,
  told: ReportedPayment,
  now = new Date(),
): Promise<Result<SettledPayment, SettleRefusal>> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const settled = await allOrNothing((database) => settle(store, told, now, database));
  if (!settled.ok) return settled;
  nudgeOutbox();
  const { order, changes } = settled.value;
  return ok({ order, touched: await touchedByStock(store, changes) });
}

type Settled = { order: Order; changes: readonly StockChange[] };

async function settle(
  store: StoreDetails,
  told: ReportedPayment,
  now: Date,
  database: Database,
): Promise<Result<Settled, SettleRefusal>> {
  const { orderId, provider, eventId, outcome } = told;
  const checkoutId = await findCheckoutIdOf(store.id, orderId, database);
  if (checkoutId === null) return fail("order_unknown");
  // In the order in which whoever places an order locks.
  const checkout = await lockCheckoutOfOrder(store.id, checkoutId, database);
  const cart = checkout && outcome === "succeeded" ? await findCartToEmpty(store.id, checkout.owner, database) : null;
  const order = await lockOrder(store.id, orderId, database);
  const payment = await lockPaymentAttempt(store.id, told, database);
  if (!order || !payment) return fail("payment_unknown");
  const isNews = eventId === null || (await noteEvent(store.id, provider, eventId, now, database));
  const isOpen = payment.status === "created" || payment.status === "failed";
  if (!isNews || !isOpen) return ok({ order, changes: [] });

  if (outcome === "failed") return ok(await noteFailure(store.id, order, payment, now, database));
  const fault = faultOf(told, payment);
  if (fault) return ok(await toBeReturned(store.id, order, payment, fault, now, database));
  const isReplaced = checkout !== null && checkout.orderId !== null && checkout.orderId !== orderId;
  return ok(await receive(store, order, payment, { isReplaced, cart }, now, database));
}

/** Another try may follow while the order waits. */
async function noteFailure(
  storeId: StoreId,
  order: Order,
  payment: PaymentAttempt,
  now: Date,
  database: Database,
): Promise<Settled> {
  await setPaymentAttemptStatus(storeId, payment.id, "failed", now, database);
  const next = nextState(order, { kind: "attempt_failed" });
  if (!next.ok) return { order, changes: [] };
  await updateOrder(storeId, order.id, next.value, now, database);
  return { order: { ...order, ...next.value }, changes: [] };
}

function faultOf(told: ReportedPayment, payment: PaymentAttempt): string | null {
  const isAsAsked = told.amount === payment.amount && told.currencyCode === payment.currencyCode;
  return isAsAsked ? null : "it is not the amount that was asked for";
}

async function toBeReturned(
  storeId: StoreId,
  order: Order,
  payment: PaymentAttempt,
  reason: string,
  now: Date,
  database: Database,
): Promise<Settled> {
  console.error(`Payment ${payment.id} of order ${order.id} of ${storeId} is to be returned: ${reason}.`);
  await setPaymentAttemptStatus(storeId, payment.id, "refund_due", now, database);
  return { order, changes: [] };
}

type Whereabouts = {
  /** The checkout has become another order meanwhile. */
  isReplaced: boolean;
  cart: CartRow | null;
};

async function receive(
  store: StoreDetails,
  order: Order,
  payment: PaymentAttempt,
  { isReplaced, cart }: Whereabouts,
  now: Date,
  database: Database,
): Promise<Settled> {
  const isWaiting = nextState(order, { kind: "paid_by_provider", isKept: true }).ok;
  if (!isWaiting) return toBeReturned(store.id, order, payment, "the order waits for none", now, database);
  const kept = isReplaced ? null : await keep(store, order, now, database);
  const next = nextState(order, { kind: "paid_by_provider", isKept: kept !== null });
  if (!next.ok) throw new Error(`Order ${order.id} cannot be paid after all`);
  const changed = {
    ...next.value,
    ...momentsAt(order, next.value, now),
    holdUntil: null,
    refundAmount: kept ? 0 : order.finalPrice,
    ...kept?.invoice,
  };
  await updateOrder(store.id, order.id, changed, now, database);
  await setPaymentAttemptStatus(store.id, payment.id, kept ? "succeeded" : "refund_due", now, database);
  const paid: Order = { ...order, ...changed };
  if (!kept) {
    await queueOrderMail(store, paid, { kind: "paid_too_late" }, now, database);
    return { order: paid, changes: [] };
  }
  if (order.checkoutId) await setOrderOfCheckout(store.id, order.checkoutId, order.id, now, database);
  if (cart && !order.isBuyNow) await removeOrdered(store.id, cart, order.items, database);
  await queueOrderMail(store, paid, { kind: "placed", payment: null }, now, database);
  return { order: { ...paid, items: kept.items }, changes: kept.changes };
}

type Kept = { items: readonly OrderItem[]; changes: readonly StockChange[]; invoice: InvoiceFacts };

/** What the order has taken becomes its own; one that has lapsed takes it again, if all of it can be had. */
async function keep(store: StoreDetails, order: Order, now: Date, database: Database): Promise<Kept | null> {
  const { id, items } = order;
  const paid = { ...order, status: "placed", paymentStatus: "paid" } as const;
  if (order.status === "pending") {
    const invoice = await numberInvoice(store, paid, now, database);
    await endHolds(store.id, id, database);
    return { items, changes: [], invoice };
  }
  const again = await allOrNothing(async (inner) => {
    const stock = await takeStockForOrder(store.id, items, inner);
    if (!stock.ok) return stock;
    await setStockTaken(store.id, id, stock.value.items, inner);
    const invoice = await numberInvoice(store, paid, now, inner);
    const reduced = await takeReductions(store.id, { ...order, holdUntil: null }, now, inner);
    return reduced.ok ? ok({ ...stock.value, invoice }) : reduced;
  }, database);
  return again.ok ? again.value : null;
}
