import type { Address } from "../address/address";
import type { Collector, OrderKind, Slot } from "../checkout/checkout";
import type { PaymentStatus } from "../payment/payment";
import type { TaxGroup } from "../pricing/tax";
import type { LineItem } from "./line-item";

/** `pending`: the payment is awaited and no mail is sent yet. `lapsed`: it never came, and stock, offer and gift cards were released. */
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

/** The state of a cancellation request; empty without one. See docs/domain.md#order-cancellation. */
type OrderItemStatus = "" | "c_requested" | "c_confirmed" | "c_declined";

/** An item as sold. Amounts in minor units of the base without the charge, quantities in hundredths. */
export type OrderItem = LineItem & {
  /** Taken from counted stock and not put back. */
  stockTaken: number;
  unitPrice: number;
  total: number;
  /** Its price in the order: with the charge, after its part of manual discount and offer. */
  net: number;
  status: OrderItemStatus;
  cancellation: ItemCancellation | null;
};

export type ItemCancellation = { reason: string; text: string; requestedAt: Date; decidedAt: Date | null };

/** The part of an invoice that was cancelled later. Minor units of the base. */
export type CreditNote = {
  /** Counts the credit notes of the order, from 1. */
  ordinal: number;
  number: string;
  issuedAt: Date;
  /** The cancelled items. */
  positions: readonly number[];
  /** The credited amounts, tax included, grouped by rate as on the invoice. */
  taxGroups: readonly TaxGroup[];
  /** The part returned to gift cards; the rest is money. */
  toGiftCards: number;
};

/** The sums of the `Bill`: minor units of the base, the charge of the order's currency included. */
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
  /** The part of the price that was cancelled, to be refunded when it was paid. */
  refundAmount: number;
  /** The part of `refundAmount` already refunded. */
  refundedAmount: number;
};

/** The chosen fulfilment, with its names at that time. */
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
    /** The order number for shoppers and owners. See docs/domain.md#order-numbers. */
    number: string;
    /** Empty for orders that came from no checkout. */
    checkoutId: string;
    /** Null for guests, and after the account was deleted. */
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
    /** Rate and charge when the order was made; pricing rule 3. */
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
    /** When the number was given, which is the date of the invoice. */
    invoicedAt: Date | null;
    /** The oldest first. */
    creditNotes: readonly CreditNote[];
    items: readonly OrderItem[];
  };
