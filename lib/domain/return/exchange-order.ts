import { divideHalfUp } from "../currency/rational";
import { NO_HOLD, transferHold } from "../order/hold";
import type { Order, OrderItem } from "../order/order";
import { firstState, momentsAt, UNPLACED } from "../order/state";
import type { PaymentType } from "../payment/payment";
import type { Place } from "../pricing/place";
import { appliedRateId, splitTax, type TaxRate } from "../pricing/tax";
import { totalOf } from "../pricing/total";
import type { ReturnExchange } from "./exchange";

/** An item that comes back, what that part of it was worth in its order, and what it is exchanged for. */
export type ExchangedItem = { item: OrderItem; quantity: number; worth: number; exchange: ReturnExchange };

type ExchangeTerms = {
  id: string;
  /** What the returned items pay of the new order, and the gift card that carries it. */
  credit: { code: string; amount: number };
  /** How the rest is paid; null if the shop has no way, and must tell the customer. */
  payment: Pick<PaymentType, "name" | "label"> | null;
  billingPlace: Place;
  taxRates: readonly TaxRate[];
  /** How long the store waits for the rest. */
  transferHoldHours: number;
  now: Date;
};

/**
 * What the exchanged items cost: what was paid for the returned ones, and the difference; never below 0. In minor units
 * of the base currency, including the additional charge.
 */
export function exchangePrice(exchanged: readonly Pick<ExchangedItem, "worth" | "exchange">[]): number {
  return totalOf(exchanged.map(priceOf));
}

/**
 * Makes the order with what a return is exchanged for. It goes where the first one went, without any charges, at the
 * exchange rate of the first one. Its number is still missing; its stock was taken when the return was asked for.
 *
 * Units:  minor units of the base currency, as in `Order`.
 * Source: docs/domain.md#returns; decision 76.
 */
export function newExchangeOrder(
  order: Order,
  exchanged: readonly ExchangedItem[],
  { id, credit, payment, billingPlace, taxRates, transferHoldHours, now }: ExchangeTerms,
): Order {
  const price = exchangePrice(exchanged);
  const finalPrice = price - credit.amount;
  const items = exchanged.map((each, position) => toOrderItem(each, position, taxRates));
  const taxed = items.map(({ taxRateId, net }) => ({ taxRateId, charged: net, net }));
  const state = firstState(finalPrice > 0 ? "bank_transfer" : null);
  return {
    ...order,
    id,
    number: "",
    checkoutId: "",
    ...state,
    paymentName: finalPrice > 0 ? (payment?.name ?? "") : "",
    paymentLabel: finalPrice > 0 ? (payment?.label ?? "") : "",
    paymentReference: "",
    // Without a payment method, the shop has yet to say how to pay, so the time must not run.
    ...(payment && state.paymentStatus === "awaited" ? transferHold(now, transferHoldHours) : NO_HOLD),
    isBuyNow: false,
    sessionId: "",
    // The prices of the items include the charge already.
    currency: { ...order.currency, chargeBasisPoints: 0 },
    subTotal: price,
    shippingCost: 0,
    packagingCharges: 0,
    giftWrapping: 0,
    codCharges: 0,
    grandTotal: price,
    manualDiscount: 0,
    offerDiscount: 0,
    offerCode: "",
    giftCardAmount: credit.amount,
    giftCards: credit.amount > 0 ? [credit] : [],
    finalPrice,
    refundAmount: 0,
    refundedAmount: 0,
    taxGroups: splitTax(taxed, 0, billingPlace, taxRates),
    shipping: { ...order.shipping, slot: null },
    parcels: [],
    note: "",
    isGiftWrapped: false,
    giftMessage: "",
    invoiceNumber: null,
    invoicedAt: null,
    creditNotes: [],
    refunds: [],
    items,
    ...momentsAt({ createdAt: now, ...UNPLACED }, state, now),
  };
}

function toOrderItem(each: ExchangedItem, position: number, taxRates: readonly TaxRate[]): OrderItem {
  const { item, quantity, exchange } = each;
  const { variantId, sku, options, image, stockTaken } = exchange;
  const price = priceOf(each);
  return {
    ...item,
    position,
    variantId,
    sku,
    options,
    image,
    quantity,
    additionalQuantity: 0,
    taxRateId: appliedRateId(item.taxRateId, taxRates),
    stockTaken,
    unitPrice: divideHalfUp(BigInt(price) * 100n, BigInt(quantity)),
    addonPrice: 0,
    total: price,
    net: price,
    offerDiscount: 0,
    status: "",
    cancellation: null,
  };
}

function priceOf({ worth, exchange }: Pick<ExchangedItem, "worth" | "exchange">): number {
  return Math.max(0, worth + exchange.difference);
}
