import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";

/**
 * The tables of checkouts and orders. Every primary key starts with the id of the store. Amounts are in minor units of
 * the base currency and include the additional charge of the order's currency. The customer's id is not a foreign key
 * in these tables, because orders outlive the accounts that made them.
 */

/**
 * Orders in preparation. A checkout is for the whole cart in its current state, or for a single item that is not in the
 * cart ("buy now").
 */
export const checkouts = pgTable(
  "checkouts",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the shop recognises the browser; null for a customer's checkout. */
    anonymousId: text("anonymous_id"),
    /** The single item of a "buy now", which does not change the cart; null if the checkout is for the cart. */
    item: jsonb("item"),
    currencyCode: text("currency_code").notNull(),
    /** delivery or pickup. Empty until the shopper has chosen; the same applies to the text columns below. */
    kind: text("kind").notNull().default(""),
    /** A copy of the address as it was when the shopper chose it. */
    shippingAddress: jsonb("shipping_address"),
    billingAddress: jsonb("billing_address"),
    shippingMethodId: text("shipping_method_id").notNull().default(""),
    branchId: text("branch_id").notNull().default(""),
    /** The name and mobile number of the person who will collect the order. */
    collector: jsonb("collector"),
    /** Start of the chosen delivery or pickup slot. */
    slotStart: time("slot_start"),
    slotEnd: time("slot_end"),
    offerCode: text("offer_code").notNull().default(""),
    giftCardCodes: text("gift_card_codes").array().notNull().default([]),
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    /** What the shopper wants to say to whom the parcel is for. */
    giftMessage: text("gift_message").notNull().default(""),
    /** Whether the parcel must show no prices. */
    hidesPrices: boolean("hides_prices").notNull().default(false),
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    /** The order made from this checkout; null if there is none. A checkout becomes at most one order. */
    orderId: text("order_id"),
    /** The quotation requested with this checkout, if the store takes quotations; null if there is none. */
    quotationId: text("quotation_id"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("checkouts_customer").on(table.storeId, table.customerId),
    index("checkouts_anonymous").on(table.storeId, table.anonymousId),
    index("checkouts_age").on(table.modifiedAt),
    check("checkouts_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
  ],
);
