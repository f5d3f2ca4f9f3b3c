import type { PricedCheckout } from "../checkout/checkout";
import type { CheckoutSettings } from "../checkout/settings";
import type { PaymentKind } from "../payment/payment";
import { totalOf } from "../pricing/total";
import { firstHold, NO_HOLD } from "./hold";
import { type LineItem, lineItem } from "./line-item";
import type { Order, OrderItem, OrderShipping } from "./order";
import { firstState, momentsAt, UNPLACED } from "./state";

/** The facts about a new order that its checkout does not contain. */
export type NewOrder = {
  id: string;
  number: string;
  customerId: string | null;
  email: string;
  contactMobile: string;
  /** The name of the customer; if empty, the name in the address is used. */
  customerName: string;
  /** The payment method; null if nothing is left to pay. */
  payment: { name: string; label: string; kind: PaymentKind } | null;
  /**
   * The mobile number that the shopper has confirmed with a code. It replaces the numbers of the billing address and of
   * the collector; null leaves them as typed.
   */
  mobile: { dialCode: string; mobile: string } | null;
  /** The session id of the tab; empty if it sent none. */
  sessionId: string;
  /** The path of the page with the terms that the shopper has accepted; null if the shop asks for none. */
  termsPage: string | null;
  isTest: boolean;
  now: Date;
} & Pick<CheckoutSettings, "transferHoldHours" | "unpaidReminderHours">;

/**
 * Makes an order from a checkout, with the current names and prices. Deducting the ordered quantities from stock,
 * counting the use of an offer and charging gift cards are left to the caller.
 *
 * Units:  minor units of the base currency, as in `Order`; the sums come from the bill.
 * Errors: throws if the checkout is incomplete; callers check its refusals first.
 */
export function newOrder(priced: PricedCheckout, order: NewOrder): Order {
  const { checkout, bill } = priced;
  const { totals } = bill;
  if (!checkout.kind || !totals.isComplete) throw new Error(`The checkout ${checkout.id} is not complete`);
  const { id, number, customerId, email, contactMobile, payment, mobile, termsPage, isTest, now } = order;
  const billingAddress = checkout.billingAddress && { ...checkout.billingAddress, ...mobile };
  const state = firstState(payment?.kind ?? null);
  const giftCards = bill.giftCards.used.filter(({ amount }) => amount > 0);
  return {
    id,
    number,
    checkoutId: checkout.id,
    customerId,
    email,
    contactMobile,
    customerName: order.customerName || (checkout.collector ?? billingAddress ?? checkout.shippingAddress)?.name || "",
    ...state,
    paymentName: payment?.name ?? "",
    paymentLabel: payment?.label ?? "",
    paymentReference: "",
    // What was not taken from stock does not have to be paid in time.
    ...(isTest ? NO_HOLD : firstHold(state, order)),
    isBuyNow: checkout.item !== null,
    isTest,
    sessionId: order.sessionId,
    currency: {
      code: bill.currency.code,
      rateMillionths: bill.currency.rateMillionths,
      chargeBasisPoints: bill.currency.chargeBasisPoints,
    },
    subTotal: bill.subTotal,
    shippingCost: bill.shipping.status === "known" ? bill.shipping.cost.amount : 0,
    packagingCharges: bill.packaging.amount,
    giftWrapping: bill.giftWrapping?.amount ?? 0,
    codCharges: bill.cashOnDelivery.isCharged ? bill.cashOnDelivery.charge : 0,
    grandTotal: totals.grandTotal,
    manualDiscount: bill.manualDiscount?.amount ?? 0,
    offerDiscount: bill.offer.applied?.amount ?? 0,
    offerCode: bill.offer.applied?.code ?? "",
    giftCardAmount: totalOf(giftCards.map(({ amount }) => amount)),
    giftCards: giftCards.map(({ code, amount }) => ({ code, amount })),
    finalPrice: totals.finalPrice,
    refundAmount: 0,
    refundedAmount: 0,
    taxGroups: bill.tax.status === "known" ? bill.tax.groups : [],
    kind: checkout.kind,
    shippingAddress: checkout.kind === "delivery" ? checkout.shippingAddress : null,
    billingAddress,
    shipping: shippingOf(priced, mobile),
    parcels: [],
    gst: checkout.gst,
    note: checkout.note,
    isGiftWrapped: checkout.isGiftWrapped,
    giftMessage: checkout.giftMessage,
    hidesPrices: checkout.hidesPrices,
    terms: termsPage === null ? null : { page: termsPage, acceptedAt: now },
    invoiceNumber: null,
    invoicedAt: null,
    creditNotes: [],
    refunds: [],
    items: itemsOf(priced),
    ...momentsAt({ createdAt: now, ...UNPLACED }, state, now),
  };
}

function itemsOf({ items, bill }: PricedCheckout): OrderItem[] {
  const priced = new Map(bill.items.map((item) => [item.id, item]));
  return items.flatMap((item, position) => {
    const billItem = priced.get(item.id);
    if (!billItem || !item.sold) return [];
    return [toOrderItem(lineItem(item, item.sold, position), item.addon?.price ?? 0, billItem)];
  });
}

function toOrderItem(
  item: LineItem,
  addonPrice: number,
  { unitPrice, total, charged, reduction, offerReduction, taxRateId }: PricedCheckout["bill"]["items"][number],
): OrderItem {
  return {
    ...item,
    // The applied rate is recorded, because the store's primary rate may change later.
    taxRateId,
    stockTaken: 0,
    unitPrice,
    addonPrice,
    total,
    net: charged - reduction,
    offerDiscount: offerReduction,
    status: "",
    cancellation: null,
  };
}

function shippingOf({ checkout, methods, branches }: PricedCheckout, mobile: NewOrder["mobile"]): OrderShipping {
  const method = methods.find(({ id }) => id === checkout.shippingMethodId);
  const branch = checkout.kind === "pickup" ? branches.find(({ id }) => id === checkout.branchId) : undefined;
  return {
    methodId: method?.id ?? "",
    methodName: method?.name ?? "",
    deliveryTime: method?.deliveryTime ?? "",
    slot: checkout.slot,
    branch: branch
      ? {
          id: branch.id,
          name: branch.name,
          address: [branch.address, branch.landmark, branch.city, branch.state, branch.pincode]
            .filter(Boolean)
            .join(", "),
          mobile: branch.mobile,
        }
      : null,
    collector: checkout.collector && { ...checkout.collector, ...mobile },
  };
}
