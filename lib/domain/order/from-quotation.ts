import type { PaymentType } from "../payment/payment";
import type { Place } from "../pricing/place";
import { splitTax, type TaxRate } from "../pricing/tax";
import { chargedItems } from "../quotation/price";
import type { Quotation } from "../quotation/quotation";
import type { Order, OrderItem } from "./order";
import { firstState, momentsAt } from "./state";

type Terms = {
  id: string;
  /** The store's way to take transfers; null when it has none, and writes to the customer itself. */
  payment: Pick<PaymentType, "name"> | null;
  /** Where the bill goes, and the store's rates of today: it is taxed when it is sold. */
  billingPlace: Place;
  taxRates: readonly TaxRate[];
  now: Date;
};

/**
 * The order that an approved quotation becomes, still without a number: what was asked for at the prices that the shop
 * named at last. It is paid by transfer. Nothing is taken for it yet.
 *
 * Units:  minor units of the base as in `Order`, at the quotation's terms of its currency.
 * Source: domain §4.15 and §4.17; pricing rules 3 and 21.
 */
export function orderOfQuotation(quotation: Quotation, { id, payment, billingPlace, taxRates, now }: Terms): Order {
  const { subTotal, shippingCost, finalPrice } = quotation;
  const charged = chargedItems(quotation.items, subTotal);
  const taxed = charged.map(({ item, charged: part }) => ({
    taxRateId: item.taxRateId,
    charged: part,
    net: part,
  }));
  const state = firstState(finalPrice > 0 ? "bank_transfer" : null);
  const unplaced = { placedAt: null, confirmedAt: null, dispatchedAt: null, deliveredAt: null, cancelledAt: null };
  return {
    id,
    number: "",
    checkoutId: "",
    customerId: quotation.customerId,
    email: quotation.email,
    customerName: quotation.customerName,
    ...state,
    paymentName: finalPrice > 0 ? (payment?.name ?? "") : "",
    paymentReference: "",
    holdUntil: null,
    isBuyNow: false,
    currency: quotation.currency,
    subTotal,
    shippingCost,
    packagingCharges: 0,
    giftWrapping: 0,
    codCharges: 0,
    grandTotal: finalPrice,
    manualDiscount: 0,
    offerDiscount: 0,
    offerCode: "",
    giftCardAmount: 0,
    giftCards: [],
    finalPrice,
    refundAmount: 0,
    refundedAmount: 0,
    taxGroups: splitTax(taxed, shippingCost, billingPlace, taxRates),
    kind: "delivery",
    shippingAddress: quotation.companyAddress,
    billingAddress: quotation.billingAddress,
    shipping: { methodId: "", methodName: "", deliveryTime: "", slot: null, branch: null, collector: null },
    trackingLink: "",
    trackingNumber: "",
    gst: quotation.gst,
    note: quotation.note,
    isGiftWrapped: false,
    invoiceNumber: null,
    invoicedAt: null,
    creditNotes: [],
    items: charged.map(({ item, charged: net }) => toOrderItem(item, net)),
    ...momentsAt({ createdAt: now, ...unplaced }, state, now),
  };
}

function toOrderItem({ asked: _, addonPrice: __, ...item }: Quotation["items"][number], net: number): OrderItem {
  return { ...item, net, stockTaken: 0, status: "", cancellation: null };
}

/** The first way to transfer money that the store has for that currency; null without. */
export function transferOf(payments: readonly PaymentType[], currencyCode: string): PaymentType | null {
  const takes = ({ kind, currencies }: PaymentType) =>
    (kind === "bank_transfer" || kind === "upi") && (currencies.length === 0 || currencies.includes(currencyCode));
  return payments.find(takes) ?? null;
}
