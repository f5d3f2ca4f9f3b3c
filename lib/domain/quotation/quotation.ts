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
  /** The price of a piece including its addon, or of a metre or kilogram without the addon. */
  unitPrice: number;
  /** The price of the addon for an item sold by length or weight, paid once per item; otherwise 0. Pricing rule 6. */
  addonPrice: number;
};

/**
 * An item of a quotation: the product's data at the time of the request, with the prices of the latest revision.
 * Quantities in hundredths.
 */
export type QuotationItem = LineItem &
  QuotedPrice & {
    /** The list price on the day the quotation was requested. */
    asked: QuotedPrice;
    total: number;
  };

/**
 * Minor units of the base currency, including the additional charge of the quotation's currency: subtotal + shipping =
 * final price.
 */
export type QuotationAmounts = { subTotal: number; shippingCost: number; finalPrice: number };

/** The prices that the shop offered at one time, and the shopper's request to change them, if any. */
export type QuotationRevision = QuotationAmounts & {
  /** Revisions are numbered from 1. */
  number: number;
  prices: readonly (QuotedPrice & { position: number })[];
  /** The shop's message to the shopper; may be empty. */
  message: string;
  createdAt: Date;
  /** The shopper's request to change these prices; null if there is none. */
  request: { text: string; askedAt: Date } | null;
};

export type QuotationMoments = {
  createdAt: Date;
  /** When the shop sent the latest revision; null if it has sent none. */
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
    /** Null if the quotation was requested by a guest, or if the customer's account was deleted. */
    customerId: string | null;
    email: string;
    /** The mobile number for messages about the quotation, in international format; empty if they go to `email`. */
    contactMobile: string;
    customerName: string;
    status: QuotationStatus;
    /** Number of the latest revision, the only one that can be approved; 0 if the shop has not sent prices yet. */
    revision: number;
    /**
     * With the exchange rate and additional charge of the day the quotation was requested; the order made from the
     * quotation uses the same ones. Pricing rule 3.
     */
    currency: Order["currency"];
    /** The delivery address; null after the account was deleted. */
    companyAddress: Address | null;
    billingAddress: Address | null;
    gst: { company: string; number: string };
    note: string;
    /** Null unless the quotation is cancelled. */
    cancellation: { by: "shop" | "shopper"; reason: string } | null;
    /** The order made when the shopper approved the quotation; null if it is not approved. */
    orderId: string | null;
    items: readonly QuotationItem[];
    /** The oldest revision first. */
    revisions: readonly QuotationRevision[];
  };
