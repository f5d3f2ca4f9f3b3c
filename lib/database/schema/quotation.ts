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
import { createdAt, id, modifiedAt, money, storeId, time } from "./columns";
import { lineItemColumns } from "./line-item-columns";

/**
 * The tables of quotations. Amounts are minor units of the base currency and include the additional charge of the
 * quotation's currency. Like orders, quotations outlive the accounts that made them, so the customer's id is not a
 * foreign key here.
 */

export const quotations = pgTable(
  "quotations",
  {
    storeId: storeId(),
    id: id(),
    /** The quotation number that shopper and owner see. */
    number: text("number").notNull(),
    /** The checkout the quotation was made from, which is deleted earlier than the quotation. */
    checkoutId: text("checkout_id").notNull(),
    /** Null for guests, and after the customer's account was deleted. */
    customerId: text("customer_id"),
    /** The address that e-mails about the quotation are sent to. */
    email: text("email").notNull(),
    customerName: text("customer_name").notNull(),
    /** placed, processing, confirmed or cancelled */
    status: text("status").notNull(),
    /** Number of the latest revision; 0 before the first. */
    revision: integer("revision").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /** Exchange rate of the currency when the quotation was requested; pricing rule 3. */
    rateMillionths: bigint("rate_millionths", { mode: "number" }).notNull(),
    chargeBasisPoints: integer("charge_basis_points").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull().default(0),
    finalPrice: money("final_price").notNull(),
    companyAddress: jsonb("company_address"),
    billingAddress: jsonb("billing_address"),
    /** Empty if not given, like the text columns below. */
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    note: text("note").notNull().default(""),
    /** shop or shopper if the quotation is cancelled; otherwise empty */
    cancelledBy: text("cancelled_by").notNull().default(""),
    cancelReason: text("cancel_reason").notNull().default(""),
    /** The order made from this quotation; a quotation becomes at most one order. */
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
    index("quotations_guest").on(table.storeId, table.email).where(sql`${table.customerId} is null`),
    // The transaction that makes the order sets both columns.
    check("quotations_order", sql`(${table.status} = 'confirmed') = (${table.orderId} is not null)`),
    check("quotations_final_price", sql`${table.finalPrice} = ${table.subTotal} + ${table.shippingCost}`),
  ],
);

/**
 * Foreign key to the quotation; deleting the quotation also deletes the rows. The key has an explicit name, because
 * the generated one exceeds PostgreSQL's maximum length.
 */
function quotationReference(name: string, table: { storeId: AnyPgColumn; quotationId: AnyPgColumn }) {
  return foreignKey({
    name,
    columns: [table.storeId, table.quotationId],
    foreignColumns: [quotations.storeId, quotations.id],
  }).onDelete("cascade");
}

/**
 * Names are copies from the time of the request. Prices exclude the additional charge, which is added once, to the
 * quotation.
 */
export const quotationItems = pgTable(
  "quotation_items",
  {
    storeId: storeId(),
    quotationId: text("quotation_id").notNull(),
    ...lineItemColumns(),
    /**
     * The shop's prices at the time of the request; for items sold by length or weight, `addonPrice` is paid once per
     * item.
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

/** All prices that the shop has offered, one row per revision. */
export const quotationRevisions = pgTable(
  "quotation_revisions",
  {
    storeId: storeId(),
    quotationId: text("quotation_id").notNull(),
    /** From 1. */
    number: integer("number").notNull(),
    /** The price of each item, with the item's position. */
    prices: jsonb("prices").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull(),
    finalPrice: money("final_price").notNull(),
    message: text("message").notNull().default(""),
    createdAt: createdAt(),
    /** The change that the shopper has requested, and when. */
    requestText: text("request_text").notNull().default(""),
    requestedAt: time("requested_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.quotationId, table.number] }),
    quotationReference("quotation_revisions_quotation_fk", table),
  ],
);

/** Links that let anyone who has them view and answer the quotation, until they expire. */
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
