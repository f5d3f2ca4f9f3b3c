import type { Address } from "../address/address";
import type { LineItem } from "../order/line-item";
import type { Order } from "../order/order";

/**
 * `placed`: the owner has to send prices. `processing`: the shopper has to answer them. `confirmed`: the shopper has
 * approved them, and there is an order. See docs/domain.md#quotations.
 */
export const QUOTATION_STATUSES = ["placed", "processing", "confirmed", "cancelled"] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** The price of an item: minor units of the base without the charge. */
export type QuotedPrice = {
  /** Per piece with its addon, or per metre or kilogram without. */
  unitPrice: number;
  /** The addon of an item sold by length or weight, paid once per item; otherwise 0. Pricing rule 6. */
  addonPrice: number;
};

/** A snapshot of the requested item, at the current offer. Quantities in hundredths. */
export type QuotationItem = LineItem &
  QuotedPrice & {
    /** The list price on the day of the request. */
    asked: QuotedPrice;
    total: number;
  };

/** Minor units of the base, the charge of the quotation's currency inside: subtotal + shipping = final price. */
export type QuotationAmounts = { subTotal: number; shippingCost: number; finalPrice: number };

/** One offer of the shop, and the shopper's request for a change. */
export type QuotationRevision = QuotationAmounts & {
  /** From 1. */
  number: number;
  prices: readonly (QuotedPrice & { position: number })[];
  /** To the shopper; may be empty. */
  message: string;
  createdAt: Date;
  /** The shopper's request for a change; null without one. */
  request: { text: string; askedAt: Date } | null;
};

export type QuotationMoments = {
  createdAt: Date;
  /** The latest revision. */
  revisedAt: Date | null;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
};

export type Quotation = QuotationAmounts &
  QuotationMoments & {
    id: string;
    /** The number for shoppers and owners: "Q-1126-4821937". */
    number: string;
    checkoutId: string;
    /** Null for guests, and after the account was deleted. */
    customerId: string | null;
    email: string;
    customerName: string;
    status: QuotationStatus;
    /** Number of the latest revision, the only one that can be approved; 0 until the shop has made one. */
    revision: number;
    /** Rate and charge on the day of the request; the order keeps them. Pricing rule 3. */
    currency: Order["currency"];
    /** The delivery address; null after the account was deleted. */
    companyAddress: Address | null;
    billingAddress: Address | null;
    gst: { company: string; number: string };
    note: string;
    /** Null unless it is cancelled. */
    cancellation: { by: "shop" | "shopper"; reason: string } | null;
    /** The order made by the approval; null before. */
    orderId: string | null;
    items: readonly QuotationItem[];
    /** The oldest first. */
    revisions: readonly QuotationRevision[];
  };
