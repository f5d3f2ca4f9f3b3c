import "server-only";
import { lockExistingCart } from "@/lib/data/cart/carts";
import { removeOrderedItems } from "@/lib/data/cart/items";
import { lockCheckout, setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { insertOrderLink } from "@/lib/data/order/links";
import { lockOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { type ClaimedKey, claimKey, findKey, type KeyedRequest } from "@/lib/database/idempotency-keys";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import { TERMS_PAGE } from "@/lib/domain/content/content";
import { newOrder } from "@/lib/domain/order/create";
import { choosePayment, type PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import type { StockChange } from "@/lib/domain/product/stock-change";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { metrics } from "@/lib/server/metrics";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { priceCheckout } from "@/lib/workflows/checkout/price";
import { mayCheckOut } from "@/lib/workflows/checkout/read";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { repeatPlacedOrder, toKeyedOrder } from "./idempotency";
import { insertNumberedOrder } from "./insert-numbered";
import { countOrder } from "./limit";
import { queueOrderMail } from "./mail/mails";
import { type PreparedOrder, prepareOrder } from "./prepare";
import { recordStockChanges } from "./record-stock-changes";
import { releaseOrder } from "./release";
import type { OrderAsker, OrderRequest, PlacedOrder } from "./request";
import { takeReductions, takeStockForOrder } from "./take-stock-and-reductions";

/**
 * Places an order for a checkout, completely or not at all. A request with an idempotency key that was used before
 * places no second order.
 *
 * One transaction reads and prices everything again, deducts the ordered quantities from stock, takes the offer use and
 * the gift card amounts, and queues the mail to the customer. If the order is paid through a provider, it is pending
 * and keeps what it has taken; its mail is sent and the cart emptied once it is paid. Every transaction takes its locks
 * in the same order, to avoid deadlocks: checkout, cart, order, products, invoice number, offer, gift cards.
 */
export async function placeOrder(
  asker: OrderAsker,
  request: OrderRequest,
): Promise<Result<PlacedOrder, PlaceOrderRefusal> | TooManyAttempts> {
  const { store } = asker;
  if (store.subType !== "order") return fail("ordering_off");
  if (!mayCheckOut(asker)) return fail("sign_in_needed");
  const keyed = toKeyedOrder(asker, request);
  const prepared = await prepareOrder(asker, request);
  if (!prepared.ok) {
    // The code for cash on delivery works only once, so preparing a repeated request fails although its order exists.
    const before = await findKey(store.id, keyed);
    return before ? repeatPlacedOrder(asker, keyed, before) : prepared;
  }
  const placed = await allOrNothing((database) => place(asker, request, prepared.value, keyed, database));
  if (!placed.ok) return placed;
  if ("before" in placed.value) return repeatPlacedOrder(asker, keyed, placed.value.before);
  metrics()?.order();
  nudgeOutbox();
  return ok(placed.value);
}

type PlaceResult = PlacedOrder | { before: ClaimedKey };

async function place(
  asker: OrderAsker,
  request: OrderRequest,
  { context, buyer, proof }: PreparedOrder,
  keyed: KeyedRequest,
  database: Database,
): Promise<Result<PlaceResult, PlaceOrderRefusal> | TooManyAttempts> {
  const { store, visitor } = asker;
  const now = clock.now();
  const id = newId();
  const before = await claimKey(store.id, keyed, { orderId: id }, now, database);
  if (before) return ok({ before });
  const owner = cartOwner(visitor);
  const locked = await lockCheckout(store.id, owner, request.checkoutId, database);
  if (!locked) return fail("checkout_unknown");
  const cart = locked.item ? null : await lockExistingCart(store.id, owner, database);
  const freed = await freeCheckout(store.id, locked, now, database);
  if (!freed.ok) return freed;
  const checkout = { ...locked, orderId: null };

  const paymentKind = context.settings.payments.find(({ name }) => name === request.paymentName)?.kind ?? null;
  const priced = await priceCheckout(context, checkout, database, paymentKind);
  const payment = choosePayment(priced, request);
  if (!payment.ok) return payment;
  const needsCode = payment.value?.needsCode === true && !request.isTakenAtDesk;
  const mobile = proof && needsCode ? await proof.redeem(database) : null;
  if (needsCode && !mobile) return fail("code_over", "cod_code");

  const { transferHoldHours, unpaidReminderHours } = context.settings;
  const waits = { transferHoldHours, unpaidReminderHours };
  const termsPage = store.features.termsAcceptance ? TERMS_PAGE : null;
  const { isTest = false, sessionId } = request;
  const chosen = { payment: payment.value, mobile, termsPage, ...waits, sessionId, isTest };
  const draft = newOrder(priced, { id, number: "", ...buyer, ...chosen, now });
  const stock = isTest
    ? ok({ items: draft.items, changes: [] })
    : await takeStockForOrder(store.id, draft.items, { reason: "sold", orderId: id }, database);
  if (!stock.ok) return stock;
  const invoice = await numberInvoice(store, draft, now, database);
  const unnumbered = { ...draft, items: stock.value.items, ...invoice };
  const order = await insertNumberedOrder(store, unnumbered, buyer.customerNumber, now, database);
  const reductions = isTest ? ok(null) : await takeReductions(store.id, order, now, database);
  if (!reductions.ok) return reductions;
  await setOrderOfCheckout(store.id, checkout.id, id, now, database);
  const key = await insertOrderLink(store.id, id, now, database);
  if (order.status === "placed") {
    if (cart) await removeOrderedItems(store.id, cart, order.items, database);
    await queueOrderMail(store, order, { kind: "placed", payment: payment.value }, now, database, key);
  }
  await recordStockChanges(store, [...freed.value, ...stock.value.changes], database);
  return (await countOrder(asker, now, database)) ?? ok({ order, key });
}

/**
 * Makes the checkout available for a new order, because a checkout has at most one. If the shopper has ordered before,
 * for example with another payment method, that order is still pending and is released. If its payment arrives after
 * all, it is refunded.
 */
async function freeCheckout(
  storeId: string,
  { orderId, quotationId }: Checkout,
  now: Date,
  database: Database,
): Promise<Result<readonly StockChange[], PlaceOrderRefusal>> {
  if (quotationId !== null) return fail("checkout_ordered");
  const former = orderId === null ? null : await lockOrder(storeId, orderId, database);
  if (!former) return ok([]);
  const changes = await releaseOrder(storeId, former, now, database);
  return changes ? ok(changes) : fail("checkout_ordered");
}
