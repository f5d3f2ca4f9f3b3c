import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";

/**
 * The tables of checkouts and orders. Every primary key starts with the store. Amounts in minor units of the base
 * currency with the additional charge of the order's currency inside. Orders outlive the accounts that made them, so a
 * customer's id is no foreign key here.
 */

/** What somebody is about to order: the bag as it is at each moment, or one item beside it. */
export const checkouts = pgTable(
  "checkouts",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the browser is known again. */
    anonymousId: text("anonymous_id"),
    /** The item of "buy now", which leaves the bag alone; null means the bag. */
    item: jsonb("item"),
    currencyCode: text("currency_code").notNull(),
    /** delivery or pickup; empty while it is not chosen, like the texts below. */
    kind: text("kind").notNull().default(""),
    /** As they were when they were chosen. */
    shippingAddress: jsonb("shipping_address"),
    billingAddress: jsonb("billing_address"),
    shippingMethodId: text("shipping_method_id").notNull().default(""),
    branchId: text("branch_id").notNull().default(""),
    /** Who comes for it: name and number. */
    collector: jsonb("collector"),
    /** The slot of a delivery or pickup. */
    slotStart: time("slot_start"),
    slotEnd: time("slot_end"),
    offerCode: text("offer_code").notNull().default(""),
    giftCardCodes: text("gift_card_codes").array().notNull().default([]),
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    /** The order that was made of it; it can become no other. */
    orderId: text("order_id"),
    /** The quotation that was made of it, in a shop that takes those. */
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
