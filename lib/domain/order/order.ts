import type { Address } from "../address/address";
import type { Collector, OrderKind, Slot } from "../checkout/checkout";
import type { PaymentStatus } from "../payment/payment";
import type { TaxGroup } from "../pricing/tax";
import type { LineItem } from "./line-item";
import type { OrderRefund } from "./refund";

/**
 * The status of an order. `pending`: the provider has not received the payment yet, and no e-mail has been sent.
 * `lapsed`: the payment did not arrive in time; stock, offer and gift cards are no longer reserved for the order.
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

/**
 * The state of the shopper's request to cancel an item; empty if there is none. See docs/domain.md#order-cancellation.
 */
type OrderItemStatus = "" | "c_requested" | "c_confirmed" | "c_declined";

/**
 * An item as it was sold. Amounts are in minor units of the base currency, without the additional charge unless stated
 * otherwise; quantities are in hundredths of the unit.
 */
export type OrderItem = LineItem & {
  /** The quantity deducted from stock for this item and not returned since. */
  stockTaken: number;
  unitPrice: number;
  /** The price of the addon: of one piece, which `unitPrice` includes, or once for an item sold by length or weight. */
  addonPrice: number;
  total: number;
  /**
   * The item's share of the order's price: it includes the additional charge, and the item's share of manual discount
   * and offer is deducted.
   */
  net: number;
  /** The part of the offer's discount that lies on the item; it includes the additional charge, as `net` does. */
  offerDiscount: number;
  status: OrderItemStatus;
  cancellation: ItemCancellation | null;
};

export type ItemCancellation = { reason: string; text: string; requestedAt: Date; decidedAt: Date | null };

/**
 * The correction of an invoice after a later cancellation of some or all of its items. Amounts are in minor units of
 * the base currency.
 */
export type CreditNote = {
  /** Number of the credit note within its order, counted from 1. */
  ordinal: number;
  number: string;
  issuedAt: Date;
  /** Positions of the cancelled order items. */
  positions: readonly number[];
  /** The credited amounts, tax included, grouped by rate as on the invoice. */
  taxGroups: readonly TaxGroup[];
  /** The part of the credited amount that was returned to gift cards; the rest is refunded in money. */
  toGiftCards: number;
};

/**
 * The sums of an order, copied from its `Bill`. They are in minor units of the base currency and include the additional
 * charge of the order's currency.
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
  /** The part of `finalPrice` that is no longer owed because of cancellations. It is refunded if it was paid. */
  refundAmount: number;
  /** The part of `refundAmount` already refunded. */
  refundedAmount: number;
};

/** How much of an item a parcel holds; the quantity is in hundredths of the item's unit. */
export type ParcelItem = { position: number; quantity: number };

/** What has left the store at one time. Its texts may be empty. */
export type Parcel = {
  /** Number of the parcel within its order, counted from 1. */
  ordinal: number;
  carrier: string;
  trackingLink: string;
  trackingNumber: string;
  dispatchedAt: Date;
  items: readonly ParcelItem[];
};

/** How the order is delivered or collected, with the names that method and branch had when the order was made. */
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
  /** When its parcel was back in the store, because nobody took it; null for all other orders. */
  cameBackAt: Date | null;
};

export type Order = OrderAmounts &
  OrderMoments & {
    id: string;
    /** The order number for shoppers and owners. See docs/domain.md#order-numbers. */
    number: string;
    /** The checkout from which the order was made; empty if there was none. */
    checkoutId: string;
    /** Null if a guest made the order, or if the customer's account has been deleted. */
    customerId: string | null;
    /** Empty if the shopper has none, and after the customer's account has been deleted. */
    email: string;
    /** The mobile number for messages about the order, in international format; empty if they go to `email`. */
    contactMobile: string;
    customerName: string;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    /** The name of the payment method in the store's settings; empty if there was nothing to pay. */
    paymentName: string;
    /** What the method was called in the checkout; people read this instead of the name. */
    paymentLabel: string;
    paymentReference: string;
    /**
     * Until when an unpaid order keeps its stock, offer use and gift card amounts; null if that has no end. A lapsed
     * order still has it.
     */
    holdUntil: Date | null;
    /** When the shopper is to be reminded of the payment; null if there is nothing to remind of, or it is done. */
    remindAt: Date | null;
    isBuyNow: boolean;
    /**
     * Whether somebody at the desk has only tried how an order goes: it takes no stock and no number of an invoice,
     * counts nowhere, moves no money, and can be deleted.
     */
    isTest: boolean;
    /**
     * The session id of the tab that placed the order (specification §9), as the browser sent it; may be empty. It
     * proves nothing, and only the owner sees it.
     */
    sessionId: string;
    /** The exchange rate and the additional charge at the time when the order was made; pricing rule 3. */
    currency: { code: string; rateMillionths: number; chargeBasisPoints: number };
    offerCode: string;
    giftCards: readonly { code: string; amount: number }[];
    taxGroups: readonly TaxGroup[];
    kind: OrderKind;
    shippingAddress: Address | null;
    billingAddress: Address | null;
    shipping: OrderShipping;
    /** What has left the store, the first parcel first. Orders made for pickup have one parcel once they are ready. */
    parcels: readonly Parcel[];
    gst: { company: string; number: string };
    note: string;
    isGiftWrapped: boolean;
    /** What the shopper says to whom the parcel is for; may be empty. */
    giftMessage: string;
    /** Whether the parcel must show no prices. */
    hidesPrices: boolean;
    /** The page with the terms that the shopper accepted, and when; null if the shop asked for none. */
    terms: { page: string; acceptedAt: Date } | null;
    invoiceNumber: string | null;
    /** When the invoice number was assigned, which is also the date of the invoice. */
    invoicedAt: Date | null;
    /** Sorted by date, the oldest first. */
    creditNotes: readonly CreditNote[];
    /** What was refunded or is to be, the oldest first. */
    refunds: readonly OrderRefund[];
    items: readonly OrderItem[];
  };
