import "server-only";
import { readShop } from "@/lib/cached/read-store";
import { findCustomer } from "@/lib/data/customer/customers";
import { insertOrderLink } from "@/lib/data/order/links";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import type { Database } from "@/lib/database/connection";
import { refundAmounts } from "@/lib/domain/order/grant-refund";
import type { Order } from "@/lib/domain/order/order";
import type { GrantedAmounts, GrantRefusal, RefundDestination } from "@/lib/domain/order/refund";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { TaxRate } from "@/lib/domain/pricing/tax";
import { ok, type Result } from "@/lib/domain/result";
import { type ExchangedItem, exchangePrice, newExchangeOrder } from "@/lib/domain/return/exchange-order";
import { choosePaymentOfDifference, sharesOf } from "@/lib/domain/return/exchange-payment";
import type { OrderReturn } from "@/lib/domain/return/return";
import type { StoreDetails } from "@/lib/domain/store/store";
import { newId } from "@/lib/server/tokens";
import { placeOf } from "@/lib/workflows/address/country-choices";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { insertNumberedOrder } from "@/lib/workflows/order/insert-numbered";
import { queueOrderMail } from "@/lib/workflows/order/mail/mails";
import { takeReductions } from "@/lib/workflows/order/take-stock-and-reductions";
import { grantParts } from "@/lib/workflows/payment/grant-refund";
import { closeLocked, issueCard } from "@/lib/workflows/payment/pay-refund";

/** What is needed to make the order of an exchange, and must be read before the transaction. */
export type ExchangeTerms = {
  payments: readonly PaymentType[];
  transferHoldHours: number;
  taxRates: readonly TaxRate[];
  /** The number of the order's customer, with which the new order's number begins; null for guests. */
  customerNumber: number | null;
};

/** Null if the store is gone. */
export async function readExchangeTerms(
  storeId: StoreDetails["id"],
  { customerId }: Pick<Order, "customerId">,
): Promise<ExchangeTerms | null> {
  const [shop, terms] = await Promise.all([readShop(storeId), readSellingTerms(storeId)]);
  const customer = customerId === null ? null : await findCustomer(storeId, customerId);
  return (
    shop && {
      payments: shop.checkout.payments,
      transferHoldHours: shop.checkout.transferHoldHours,
      taxRates: terms.taxRates.length > 0 ? terms.taxRates : shop.pricing.taxRates,
      customerNumber: customer?.number ?? null,
    }
  );
}

/** `order` is the first order, with the refund of what was returned; `giftCard` carried its worth into `exchange`. */
type Exchanged = { order: Order; refundId: string; exchange: { order: Order; giftCard: string } };

/**
 * Places the order with what a return is exchanged for. The worth of all that was returned pays for it, by a gift card
 * of its own, so that nothing is lost if the new order is cancelled or never paid; what is left of it goes to `rest`.
 * The rows are locked in the same sequence as in `placeOrder`, whose stock was taken when the exchange was asked for.
 */
export async function placeExchange(
  store: StoreDetails,
  order: Order,
  {
    returned,
    rest,
    reason,
    terms,
  }: { returned: OrderReturn; rest: RefundDestination; reason: string; terms: ExchangeTerms },
  now: Date,
  database: Database,
): Promise<Result<Exchanged, GrantRefusal>> {
  const request = { kind: "items" as const, items: returned.items, withShipping: false };
  const granted = refundAmounts(order, request);
  if (!granted.ok) return granted;
  if (!order.billingAddress) throw new Error(`The delivered order ${order.id} of ${store.id} has no address`);
  const exchanged = exchangedItems(order, returned, granted.value);
  const shares = sharesOf(granted.value, exchangePrice(exchanged));
  const worth = shares.exchange.amount + shares.exchange.toGiftCards;
  const code = worth > 0 ? await issueCard(store.id, { amount: worth, order }, now, database) : "";
  const draft = newExchangeOrder(order, exchanged, {
    id: newId(),
    credit: { code, amount: worth },
    payment: choosePaymentOfDifference(order, terms.payments),
    billingPlace: placeOf(order.billingAddress),
    taxRates: terms.taxRates,
    transferHoldHours: terms.transferHoldHours,
    now,
  });
  const invoice = await numberInvoice(store, draft, now, database);
  const exchangeOrder = await insertNumberedOrder(store, { ...draft, ...invoice }, terms.customerNumber, now, database);
  const reductions = await takeReductions(store.id, exchangeOrder, now, database);
  if (!reductions.ok) throw new Error(`The gift card of an exchange at ${store.id} cannot pay: ${reductions.code}`);
  const refundId = newId();
  const parts = [
    { id: refundId, destination: "exchange" as const, ...shares.exchange },
    ...(shares.rest ? [{ id: newId(), destination: rest, ...shares.rest }] : []),
  ];
  const after = await grantParts(store, order, { granted: granted.value, parts, reason }, now, database);
  const closed = { id: refundId, amount: shares.exchange.amount, destination: "exchange" as const, giftCardCode: code };
  const closedOrder = await closeLocked(store.id, after, closed, now, database);
  const payment = terms.payments.find(({ name }) => name === exchangeOrder.paymentName) ?? null;
  const key = await insertOrderLink(store.id, exchangeOrder.id, now, database);
  await queueOrderMail(store, exchangeOrder, { kind: "placed", payment }, now, database, key);
  return ok({ order: closedOrder, refundId, exchange: { order: exchangeOrder, giftCard: code } });
}

function exchangedItems(order: Order, { items }: OrderReturn, granted: GrantedAmounts): ExchangedItem[] {
  return items.flatMap(({ position, quantity, exchange }) => {
    const item = order.items.find((candidate) => candidate.position === position);
    const part = granted.items.find((candidate) => candidate.position === position);
    return item && part && exchange ? [{ item, quantity, worth: part.amount, exchange }] : [];
  });
}
