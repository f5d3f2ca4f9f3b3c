import type { PaymentType } from "../payment/payment";
import type { Place } from "../pricing/place";
import { appliedRateId, splitTax, type TaxRate } from "../pricing/tax";
import { chargedItems } from "../quotation/price";
import type { Quotation } from "../quotation/quotation";
import { NO_HOLD, transferHold } from "./hold";
import type { Order, OrderItem } from "./order";
import { firstState, momentsAt, UNPLACED } from "./state";

type OrderTerms = {
  id: string;
  /**
   * The payment method by which the customer transfers the money. Null if the store has none; the shop then tells the
   * customer how to pay.
   */
  payment: Pick<PaymentType, "name" | "label"> | null;
  /**
   * The country and state of the billing address, which decide the tax. The tax is calculated at the current
   * `taxRates`, because it is due at the time of the sale.
   */
  billingPlace: Place;
  taxRates: readonly TaxRate[];
  /** How long the store waits for a transfer. */
  transferHoldHours: number;
  now: Date;
};

/**
 * Makes the order from an approved quotation, to be paid by transfer, at the prices of the shop's latest revision. The
 * order has no number yet, and its quantities have not been deducted from stock yet.
 *
 * Units:  minor units of the base currency, as in `Order`, at the quotation's own exchange rate.
 * Source: docs/domain.md#tax and #quotations; pricing rules 3 and 21.
 */
export function newOrderFromQuotation(
  quotation: Quotation,
  { id, payment, billingPlace, taxRates, transferHoldHours, now }: OrderTerms,
): Order {
  const { subTotal, shippingCost, finalPrice } = quotation;
  const charged = chargedItems(quotation.items, subTotal);
  const taxed = charged.map(({ item, charged: part }) => ({
    taxRateId: item.taxRateId,
    charged: part,
    net: part,
  }));
  const state = firstState(finalPrice > 0 ? "bank_transfer" : null);
  return {
    id,
    number: "",
    checkoutId: "",
    customerId: quotation.customerId,
    email: quotation.email,
    contactMobile: quotation.contactMobile,
    customerName: quotation.customerName,
    ...state,
    paymentName: finalPrice > 0 ? (payment?.name ?? "") : "",
    paymentLabel: finalPrice > 0 ? (payment?.label ?? "") : "",
    paymentReference: "",
    // Without a payment method, the shop has yet to say where to transfer the money, so the time must not run.
    ...(payment && state.paymentStatus === "awaited" ? transferHold(now, transferHoldHours) : NO_HOLD),
    isBuyNow: false,
    isTest: false,
    sessionId: "",
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
    parcels: [],
    gst: quotation.gst,
    note: quotation.note,
    isGiftWrapped: false,
    giftMessage: "",
    hidesPrices: false,
    terms: null,
    invoiceNumber: null,
    invoicedAt: null,
    creditNotes: [],
    refunds: [],
    items: charged.map(({ item, charged: net }) =>
      toOrderItem({ ...item, taxRateId: appliedRateId(item.taxRateId, taxRates) }, net),
    ),
    ...momentsAt({ createdAt: now, ...UNPLACED }, state, now),
  };
}

function toOrderItem({ asked: _, ...item }: Quotation["items"][number], net: number): OrderItem {
  return { ...item, net, offerDiscount: 0, stockTaken: 0, status: "", cancellation: null };
}

/**
 * The first of the store's payment methods by which this currency can be transferred (bank transfer or UPI); null if
 * there is none.
 */
export function findTransferMethod(payments: readonly PaymentType[], currencyCode: string): PaymentType | null {
  const takes = ({ kind, currencies }: PaymentType) =>
    (kind === "bank_transfer" || kind === "upi") && (currencies.length === 0 || currencies.includes(currencyCode));
  return payments.find(takes) ?? null;
}
