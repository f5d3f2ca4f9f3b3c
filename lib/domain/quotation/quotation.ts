import type { Address } from "../address/address";
import type { LineItem } from "../order/line-item";
import type { Order } from "../order/order";

/**
 * `placed`: the shop has to answer. `processing`: it has named prices, and the shopper has to. `confirmed`: they have
 * approved them, and it is an order. Domain §3.14 and §4.17.
 */
export const QUOTATION_STATUSES = ["placed", "processing", "confirmed", "cancelled"] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** What an item costs: minor units of the base without the charge. */
export type QuotedPrice = {
  /** Of one piece with its addon, of one metre or kilogram without. */
  unitPrice: number;
  /** Of the addon to what is sold by length or weight, paid once per item; else 0. Pricing rule 6. */
  addonPrice: number;
};

/** Named as it was asked for, at the price that stands now. Quantities in hundredths. */
export type QuotationItem = LineItem &
  QuotedPrice & {
    /** As it stood in the shop when it was asked for. */
    asked: QuotedPrice;
    total: number;
  };

/** Minor units of the base, the charge of the quotation's currency inside: sub total + shipping = final price. */
export type QuotationAmounts = { subTotal: number; shippingCost: number; finalPrice: number };

/** Prices that the shop has named, and the shopper's wish for others. */
export type QuotationRevision = QuotationAmounts & {
  /** From 1. */
  number: number;
  prices: readonly (QuotedPrice & { position: number })[];
  /** To the shopper; may be empty. */
  message: string;
  createdAt: Date;
  /** What the shopper would have otherwise; null unless they have asked. */
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
    /** What shopper and owner call it: "Q-1126-4821937". */
    number: string;
    checkoutId: string;
    /** Null for guests, and for those whose account is gone. */
    customerId: string | null;
    email: string;
    customerName: string;
    status: QuotationStatus;
    /** Number of the latest revision, the only one that can be approved; 0 until the shop has made one. */
    revision: number;
    /** The currency's terms at the moment it was asked for; the order keeps them. Pricing rule 3. */
    currency: Order["currency"];
    /** Where it is to be sent; null when it was forgotten with the account. */
    companyAddress: Address | null;
    billingAddress: Address | null;
    gst: { company: string; number: string };
    note: string;
    /** Null unless it is cancelled. */
    cancellation: { by: "shop" | "shopper"; reason: string } | null;
    /** The order that it has become. */
    orderId: string | null;
    items: readonly QuotationItem[];
    /** The oldest first. */
    revisions: readonly QuotationRevision[];
  };
