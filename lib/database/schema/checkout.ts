import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";

/**
 * The tables of checkouts and orders. Every primary key starts with the store. Amounts are minor units of the base
 * currency and include the additional charge of the order's currency. Orders outlive the accounts that made them, so
 * the customer's id is not a foreign key here.
 */

/** An order in preparation: of the whole cart in its current state, or of a single item that is not in the cart. */
export const checkouts = pgTable(
  "checkouts",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token that identifies the browser. */
    anonymousId: text("anonymous_id"),
    /** The item of "buy now", which does not touch the cart; null if the checkout is of the cart. */
    item: jsonb("item"),
    currencyCode: text("currency_code").notNull(),
    /** delivery or pickup; empty until chosen, like the text columns below. */
    kind: text("kind").notNull().default(""),
    /** A copy of the address at the time it was chosen. */
    shippingAddress: jsonb("shipping_address"),
    billingAddress: jsonb("billing_address"),
    shippingMethodId: text("shipping_method_id").notNull().default(""),
    branchId: text("branch_id").notNull().default(""),
    /** The person who collects the order: name and mobile number. */
    collector: jsonb("collector"),
    /** Start of the chosen delivery or pickup slot. */
    slotStart: time("slot_start"),
    slotEnd: time("slot_end"),
    offerCode: text("offer_code").notNull().default(""),
    giftCardCodes: text("gift_card_codes").array().notNull().default([]),
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    /** The order made from this checkout; a checkout becomes at most one order. */
    orderId: text("order_id"),
    /** The quotation made from this checkout, in a store that takes quotations. */
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
