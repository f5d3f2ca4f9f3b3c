import type { Address } from "../address/address";
import type { Collector, OrderKind, Slot } from "../checkout/checkout";
import type { PaymentStatus } from "../payment/payment";
import type { TaxGroup } from "../pricing/tax";
import type { LineItem } from "./line-item";

/** `pending`: money is on its way, nobody is told of it yet. `lapsed`: it never came, and all was given back. */
export const ORDER_STATUSES = [
  "pending",
  "placed",
  "confirmed",
  "dispatched",
  "delivered",
  "cancelled",
  "lapsed",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Of an item whose cancellation was asked for; empty for all others. Domain §3.14. */
type OrderItemStatus = "" | "c_requested" | "c_confirmed" | "c_declined";

/** As it was sold. Amounts in minor units of the base without the charge, quantities in hundredths. */
export type OrderItem = LineItem & {
  /** Taken off the counted stock and not put back yet. */
  stockTaken: number;
  unitPrice: number;
  total: number;
  /** What the order asks for it: with the charge, and without its part of manual discount and offer. */
  net: number;
  status: OrderItemStatus;
  cancellation: ItemCancellation | null;
};

export type ItemCancellation = { reason: string; text: string; requestedAt: Date; decidedAt: Date | null };

/** What an invoice asks no longer, as something that stands on it was cancelled. Minor units of the base. */
export type CreditNote = {
  /** Its place among those of the order, from 1. */
  ordinal: number;
  number: string;
  issuedAt: Date;
  /** The items that it takes off the invoice. */
  positions: readonly number[];
  /** What it takes off with the tax inside, by group of rate as on the invoice. */
  taxGroups: readonly TaxGroup[];
  /** What of it is gift cards' again; the rest is money. */
  toGiftCards: number;
};

/** Minor units of the base, the charge of the order's currency inside; see `Bill`, whose sums these are. */
type OrderAmounts = {
  subTotal: number;
  shippingCost: number;
  packagingCharges: number;
  giftWrapping: number;
  codCharges: number;
  grandTotal: number;
  manualDiscount: number;
  offerDiscount: number;
  giftCardAmount: number;
  finalPrice: number;
  /** What is not to be paid after all, as it was cancelled: to be returned when it was paid. */
  refundAmount: number;
  /** What of that has been returned. */
  refundedAmount: number;
};

/** What was chosen, as it was called then. */
export type OrderShipping = {
  methodId: string;
  methodName: string;
  deliveryTime: string;
  slot: Slot | null;
  branch: { id: string; name: string; address: string; mobile: string } | null;
  collector: Collector | null;
};

export type OrderMoments = {
  createdAt: Date;
  placedAt: Date | null;
  confirmedAt: Date | null;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
};

export type Order = OrderAmounts &
  OrderMoments & {
    id: string;
    /** What shopper and owner call it. Domain §4.16. */
    number: string;
    /** Empty for orders that were not made by a shopper. */
    checkoutId: string;
    /** Null for guests, and for those whose account is gone. */
    customerId: string | null;
    email: string;
    customerName: string;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    /** Empty when there is nothing to pay. */
    paymentName: string;
    paymentReference: string;
    holdUntil: Date | null;
    isBuyNow: boolean;
    /** The currency's terms at that moment; pricing rule 3. */
    currency: { code: string; rateMillionths: number; chargeBasisPoints: number };
    offerCode: string;
    giftCards: readonly { code: string; amount: number }[];
    taxGroups: readonly TaxGroup[];
    kind: OrderKind;
    shippingAddress: Address | null;
    billingAddress: Address | null;
    shipping: OrderShipping;
    trackingLink: string;
    trackingNumber: string;
    gst: { company: string; number: string };
    note: string;
    isGiftWrapped: boolean;
    invoiceNumber: string | null;
    /** When it was given that number, which is the date of the invoice. */
    invoicedAt: Date | null;
    /** What of that invoice was cancelled, in the order in which it was. */
    creditNotes: readonly CreditNote[];
    items: readonly OrderItem[];
  };
