import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, lineItemColumns, modifiedAt, money, storeId, time } from "./columns";

/**
 * The tables of quotations. Amounts are in minor units of the base currency and include the additional charge of the
 * quotation's currency. The customer's id is not a foreign key in these tables, because quotations, like orders,
 * outlive the accounts that made them.
 */

export const quotations = pgTable(
  "quotations",
  {
    storeId: storeId(),
    id: id(),
    /** The quotation number that shopper and owner see. */
    number: text("number").notNull(),
    /**
     * The checkout from which the quotation was made. It may no longer exist, because checkouts are deleted earlier
     * than quotations.
     */
    checkoutId: text("checkout_id").notNull(),
    /** Null for guests, and after the customer's account was deleted. */
    customerId: text("customer_id"),
    /** The e-mail address for messages about the quotation; empty if they go to the mobile number. */
    email: text("email").notNull(),
    /**
     * The confirmed mobile number of a shopper without an e-mail address, in international format; otherwise empty. Then
     * messages about the quotation are text messages.
     */
    contactMobile: text("contact_mobile").notNull().default(""),
    customerName: text("customer_name").notNull(),
    /** placed, processing, confirmed or cancelled */
    status: text("status").notNull(),
    /** Number of the latest revision; 0 before the first. */
    revision: integer("revision").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /**
     * The exchange rate of the quotation's currency when the quotation was requested, in millionths; pricing rule 3.
     */
    rateMillionths: bigint("rate_millionths", { mode: "number" }).notNull(),
    chargeBasisPoints: integer("charge_basis_points").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull().default(0),
    finalPrice: money("final_price").notNull(),
    companyAddress: jsonb("company_address"),
    billingAddress: jsonb("billing_address"),
    /** Empty if the shopper gave none; the same applies to the text columns below. */
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    note: text("note").notNull().default(""),
    /** shop or shopper, whoever cancelled the quotation; empty if it is not cancelled */
    cancelledBy: text("cancelled_by").notNull().default(""),
    cancelReason: text("cancel_reason").notNull().default(""),
    /** The order made from this quotation; null if there is none. A quotation becomes at most one order. */
    orderId: text("order_id"),
    createdAt: createdAt(),
    revisedAt: time("revised_at"),
    confirmedAt: time("confirmed_at"),
    cancelledAt: time("cancelled_at"),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("quotations_number").on(table.storeId, table.number),
    index("quotations_latest").on(table.storeId, table.createdAt.desc().nullsFirst(), table.id),
    index("quotations_customer").on(table.storeId, table.customerId, table.createdAt.desc().nullsFirst()),
    index("quotations_guest_mobile")
      .on(table.storeId, table.contactMobile)
      .where(sql`${table.contactMobile} <> '' and ${table.customerId} is null`),
    index("quotations_guest").on(table.storeId, table.email).where(sql`${table.customerId} is null`),
    // A quotation is confirmed if and only if there is an order: one transaction makes the order and sets both columns.
    check("quotations_order", sql`(${table.status} = 'confirmed') = (${table.orderId} is not null)`),
    check("quotations_final_price", sql`${table.finalPrice} = ${table.subTotal} + ${table.shippingCost}`),
  ],
);

/**
 * Declares the foreign key to the quotation for a table. If the quotation is deleted, the table's rows for that
 * quotation are deleted too. The key has an explicit name, because the generated one exceeds PostgreSQL's maximum
 * length.
 */
function quotationReference(name: string, table: { storeId: AnyPgColumn; quotationId: AnyPgColumn }) {
  return foreignKey({
    name,
    columns: [table.storeId, table.quotationId],
    foreignColumns: [quotations.storeId, quotations.id],
  }).onDelete("cascade");
}

/**
 * The items of quotations. Names are copies of what they were at the time of the request. Prices do not include the
 * additional charge, which is added once, to the whole quotation.
 */
export const quotationItems = pgTable(
  "quotation_items",
  {
    storeId: storeId(),
    quotationId: text("quotation_id").notNull(),
    ...lineItemColumns(),
    /**
     * The item's price, and the price of its addon, in the shop at the time of the request. An addon's price is per
     * unit of the item, but is paid only once for an item sold by length or weight.
     */
    askedUnitPrice: money("asked_unit_price").notNull(),
    askedAddonPrice: money("asked_addon_price").notNull(),
    /** The price in the shop's latest revision. */
    unitPrice: money("unit_price").notNull(),
    addonPrice: money("addon_price").notNull(),
    total: money("total").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.quotationId, table.position] }),
    check("quotation_items_quantity", sql`${table.quantity} > 0`),
    quotationReference("quotation_items_quotation_fk", table),
  ],
);

/** All prices that the shop has offered for a quotation. Each revision is a row. */
export const quotationRevisions = pgTable(
  "quotation_revisions",
  {
    storeId: storeId(),
    quotationId: text("quotation_id").notNull(),
    /** Counted from 1. */
    number: integer("number").notNull(),
    /** A list with the price of each item; each entry identifies the item by its position. */
    prices: jsonb("prices").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull(),
    finalPrice: money("final_price").notNull(),
    message: text("message").notNull().default(""),
    createdAt: createdAt(),
    /** The change that the shopper has requested to this revision; `requested_at` says when. */
    requestText: text("request_text").notNull().default(""),
    requestedAt: time("requested_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.quotationId, table.number] }),
    quotationReference("quotation_revisions_quotation_fk", table),
  ],
);

/** Links to quotations. Anyone who has such a link can view and answer the quotation until the link expires. */
export const quotationLinks = pgTable(
  "quotation_links",
  {
    storeId: storeId(),
    /** Digest of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    quotationId: text("quotation_id").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    index("quotation_links_quotation").on(table.storeId, table.quotationId),
    index("quotation_links_expiry").on(table.expiresAt),
    quotationReference("quotation_links_quotation_fk", table),
  ],
);
