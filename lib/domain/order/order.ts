import type { Address } from "../address/address";
import type { Collector, OrderKind, Slot } from "../checkout/checkout";
import type { PaymentStatus } from "../payment/payment";
import type { TaxGroup } from "../pricing/tax";
import type { LineItem } from "./line-item";

/**
 * `pending`: the payment has not arrived and no e-mail has been sent. `lapsed`: the payment never arrived, and stock,
 * offer and gift cards were released.
 */
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

/** The state of a cancellation request; empty if there is none. See docs/domain.md#order-cancellation. */
type OrderItemStatus = "" | "c_requested" | "c_confirmed" | "c_declined";

/**
 * An item as sold. Amounts in minor units of the base currency without the additional charge, quantities in
 * hundredths.
 */
export type OrderItem = LineItem & {
  /** The quantity taken from counted stock and not returned. */
  stockTaken: number;
  unitPrice: number;
  total: number;
  /** The item's share of the order's price: with the additional charge, less its share of manual discount and offer. */
  net: number;
  status: OrderItemStatus;
  cancellation: ItemCancellation | null;
};

export type ItemCancellation = { reason: string; text: string; requestedAt: Date; decidedAt: Date | null };

/** A later cancellation of part of an invoice. Amounts in minor units of the base currency. */
export type CreditNote = {
  /** Number of the credit note within its order, counted from 1. */
  ordinal: number;
  number: string;
  issuedAt: Date;
  /** Positions of the cancelled order items. */
  positions: readonly number[];
  /** The credited amounts, tax included, grouped by rate as on the invoice. */
  taxGroups: readonly TaxGroup[];
  /** The part returned to gift cards; the rest is refunded in money. */
  toGiftCards: number;
};

/**
 * The sums of the `Bill`: minor units of the base currency, including the additional charge of the order's currency.
 */
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
  /** The part of the price that was cancelled; it is refunded if it was paid. */
  refundAmount: number;
  /** The part of `refundAmount` already refunded. */
  refundedAmount: number;
};

/** The chosen delivery or pickup, with its names at the time of the order. */
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
    /** Empty for orders that were not made from a checkout. */
    checkoutId: string;
    /** Null for guests, and after the account was deleted. */
    customerId: string | null;
    email: string;
    customerName: string;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    /** Empty if there is nothing to pay. */
    paymentName: string;
    paymentReference: string;
    holdUntil: Date | null;
    isBuyNow: boolean;
    /** Exchange rate and additional charge when the order was made; pricing rule 3. */
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
    /** When the invoice number was assigned, which is also the date of the invoice. */
    invoicedAt: Date | null;
    /** The oldest first. */
    creditNotes: readonly CreditNote[];
    items: readonly OrderItem[];
  };
