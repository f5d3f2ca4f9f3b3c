import "server-only";
import { findCartToEmpty } from "@/lib/data/cart/carts";
import { removeOrdered } from "@/lib/data/cart/items";
import { lockCheckout, setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { insertOrderLink } from "@/lib/data/order/links";
import { lockOrder } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { type ClaimedKey, claimKey, findKey, type KeyedRequest } from "@/lib/database/idempotency-keys";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import { newOrder } from "@/lib/domain/order/create";
import type { Order } from "@/lib/domain/order/order";
import { chosenPayment, type PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import type { StockChange } from "@/lib/domain/product/stock-change";
import { fail, ok, type Result } from "@/lib/domain/result";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { priceCheckout } from "@/lib/workflows/checkout/price";
import { mayCheckOut } from "@/lib/workflows/checkout/read";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { keyedRequest, repeatAnswer } from "./idempotency";
import { insertNumberedOrder } from "./insert-numbered";
import { queueOrderMail } from "./mails";
import { type PreparedOrder, prepareOrder } from "./prepare";
import { releaseOrder } from "./release";
import type { OrderAsker, OrderRequest, PlacedOrder } from "./request";
import { takeReductions, takeStockForOrder } from "./take-stock-and-reductions";
import { touchedByStock } from "./touched-by-stock";

/**
 * Makes an order of a checkout: once for each idempotency key, and all of it or nothing.
 *
 * In one transaction everything is read and priced anew, stock, offer and gift cards are taken, and the mail is queued.
 * Where a provider takes the money the order waits for it with what it has taken, and nobody is told of it yet; the bag
 * is emptied when the money is there. Locks are taken in one order throughout: checkout, bag, order, products, offer,
 * gift cards, the number of the invoice.
 */
export async function placeOrder(
  asker: OrderAsker,
  request: OrderRequest,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const { store } = asker;
  if (store.subType !== "order") return fail("ordering_off");
  if (!mayCheckOut(asker)) return fail("sign_in_needed");
  const keyed = keyedRequest(asker, request);
  const prepared = await prepareOrder(asker, request);
  if (!prepared.ok) {
    // A code is good for one order: who brings it again, or twice at once, may find that order made.
    const before = await findKey(store.id, keyed);
    return before ? repeatAnswer(asker, keyed, before) : prepared;
  }
  const placed = await allOrNothing((database) => place(asker, request, prepared.value, keyed, database));
  if (!placed.ok) return placed;
  if ("before" in placed.value) return repeatAnswer(asker, keyed, placed.value.before);
  nudgeOutbox();
  const { order, key, changes } = placed.value;
  return ok({ order, key, touched: await touchedByStock(store, changes) });
}

type Placed = { order: Order; key: string; changes: readonly StockChange[] } | { before: ClaimedKey };

async function place(
  { store, visitor }: OrderAsker,
  request: OrderRequest,
  { context, who, proof }: PreparedOrder,
  keyed: KeyedRequest,
  database: Database,
): Promise<Result<Placed, PlaceOrderRefusal>> {
  const now = new Date();
  const id = newId();
  const before = await claimKey(store.id, keyed, { orderId: id }, now, database);
  if (before) return ok({ before });
  const owner = cartOwner(visitor);
  const locked = await lockCheckout(store.id, owner, request.checkoutId, database);
  if (!locked) return fail("checkout_unknown");
  const cart = locked.item ? null : await findCartToEmpty(store.id, owner, database);
  const freed = await freeCheckout(store.id, locked, now, database);
  if (!freed.ok) return freed;
  const checkout = { ...locked, orderId: null };

  const paysBy = context.settings.payments.find(({ name }) => name === request.paymentName)?.kind ?? null;
  const priced = await priceCheckout(context, checkout, database, paysBy);
  const payment = chosenPayment(priced, request);
  if (!payment.ok) return payment;
  const mobile = proof && payment.value?.needsCode ? await proof.redeem(database) : null;
  if (payment.value?.needsCode && !mobile) return fail("code_over", "cod_code");

  const drafted = newOrder(priced, { id, number: "", ...who, payment: payment.value, mobile, now });
  const stock = await takeStockForOrder(store.id, drafted.items, database);
  if (!stock.ok) return stock;
  const invoice = await numberInvoice(store, drafted, now, database);
  const supplied = { ...drafted, items: stock.value.items, ...invoice };
  const order = await insertNumberedOrder(store.id, supplied, who.customerNumber, now, database);
  const taken = await takeReductions(store.id, order, now, database);
  if (!taken.ok) return taken;
  await setOrderOfCheckout(store.id, checkout.id, id, now, database);
  const key = await insertOrderLink(store.id, id, now, database);
  if (order.status === "placed") {
    if (cart) await removeOrdered(store.id, cart, order.items, database);
    await queueOrderMail(store, order, { kind: "placed", payment: payment.value }, now, database, key);
  }
  return ok({ order, key, changes: [...freed.value, ...stock.value.changes] });
}

/**
 * A checkout becomes one order. One that waits for its money gives way when the shopper orders anew, for example to pay
 * in another way; should its money come after all, it is returned.
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
