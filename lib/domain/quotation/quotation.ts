import type { Address } from "../address/address";
import type { LineItem } from "../order/line-item";
import type { Order } from "../order/order";

/**
 * `placed`: waiting for the owner's prices. `processing`: waiting for the shopper's answer to the prices. `confirmed`:
 * the shopper has approved the prices, and there is an order. See docs/domain.md#quotations.
 */
export const QUOTATION_STATUSES = ["placed", "processing", "confirmed", "cancelled"] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** The price of an item: minor units of the base currency without the additional charge. */
export type QuotedPrice = {
  /** Per piece including its addon, or per metre or kilogram without the addon. */
  unitPrice: number;
  /** The price of the addon for an item sold by length or weight, paid once per item; otherwise 0. Pricing rule 6. */
  addonPrice: number;
};

/** A copy of the requested item's data, with the prices of the latest revision. Quantities in hundredths. */
export type QuotationItem = LineItem &
  QuotedPrice & {
    /** The list price on the day of the request. */
    asked: QuotedPrice;
    total: number;
  };

/**
 * Minor units of the base currency, including the additional charge of the quotation's currency: subtotal + shipping =
 * final price.
 */
export type QuotationAmounts = { subTotal: number; shippingCost: number; finalPrice: number };

/** The prices that the shop has offered at one time, and the shopper's request for a change. */
export type QuotationRevision = QuotationAmounts & {
  /** From 1. */
  number: number;
  prices: readonly (QuotedPrice & { position: number })[];
  /** The shop's message to the shopper; may be empty. */
  message: string;
  createdAt: Date;
  /** The shopper's request for a change; null if there is none. */
  request: { text: string; askedAt: Date } | null;
};

export type QuotationMoments = {
  createdAt: Date;
  /** When the latest revision was made; null before the first. */
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
    /** Number of the latest revision, the only one that can be approved; 0 before the first. */
    revision: number;
    /** Exchange rate and additional charge on the day of the request; the order keeps them. Pricing rule 3. */
    currency: Order["currency"];
    /** The delivery address; null after the account was deleted. */
    companyAddress: Address | null;
    billingAddress: Address | null;
    gst: { company: string; number: string };
    note: string;
    /** Null unless the quotation is cancelled. */
    cancellation: { by: "shop" | "shopper"; reason: string } | null;
    /** The order made when the shopper approved the quotation; null before. */
    orderId: string | null;
    items: readonly QuotationItem[];
    /** The oldest first. */
    revisions: readonly QuotationRevision[];
  };
