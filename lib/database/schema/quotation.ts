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
 * The tables of quotations. Amounts in minor units of the base currency with the additional charge of the quotation's
 * currency inside. Like orders they outlive the accounts that made them, so a customer's id is no foreign key here.
 */

export const quotations = pgTable(
  "quotations",
  {
    storeId: storeId(),
    id: id(),
    /** What shopper and owner call it. */
    number: text("number").notNull(),
    /** What it was made of, which is forgotten sooner. */
    checkoutId: text("checkout_id").notNull(),
    /** Null for guests, and for those whose account is gone. */
    customerId: text("customer_id"),
    /** Whom the mails go to. */
    email: text("email").notNull(),
    customerName: text("customer_name").notNull(),
    /** placed, processing, confirmed or cancelled */
    status: text("status").notNull(),
    /** Number of the latest revision; 0 without. */
    revision: integer("revision").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /** The currency's terms at that moment; pricing rule 3. */
    rateMillionths: bigint("rate_millionths", { mode: "number" }).notNull(),
    chargeBasisPoints: integer("charge_basis_points").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull().default(0),
    finalPrice: money("final_price").notNull(),
    companyAddress: jsonb("company_address"),
    billingAddress: jsonb("billing_address"),
    /** Empty without, like the texts below. */
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    note: text("note").notNull().default(""),
    /** shop or shopper, once it is cancelled; else empty */
    cancelledBy: text("cancelled_by").notNull().default(""),
    cancelReason: text("cancel_reason").notNull().default(""),
    /** The order that it has become; it can become no other. */
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
    // What makes an order of it does both in one transaction.
    check("quotations_order", sql`(${table.status} = 'confirmed') = (${table.orderId} is not null)`),
    check("quotations_final_price", sql`${table.finalPrice} = ${table.subTotal} + ${table.shippingCost}`),
  ],
);

/** What belongs to a quotation goes with it. The name that is made by itself is longer than PostgreSQL keeps. */
function quotationReference(name: string, table: { storeId: AnyPgColumn; quotationId: AnyPgColumn }) {
  return foreignKey({
    name,
    columns: [table.storeId, table.quotationId],
    foreignColumns: [quotations.storeId, quotations.id],
  }).onDelete("cascade");
}

/** Named as they were asked for. Prices without the additional charge, which comes once, on the quotation. */
export const quotationItems = pgTable(
  "quotation_items",
  {
    storeId: storeId(),
    quotationId: text("quotation_id").notNull(),
    ...lineItemColumns(),
    /** As they stood in the shop when it was asked for; `addonPrice` is paid once for what is sold by length or weight. */
    askedUnitPrice: money("asked_unit_price").notNull(),
    askedAddonPrice: money("asked_addon_price").notNull(),
    /** As the shop has named them at last. */
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

/** Every price that the shop has named, from the first to the one that stands. */
export const quotationRevisions = pgTable(
  "quotation_revisions",
  {
    storeId: storeId(),
    quotationId: text("quotation_id").notNull(),
    /** From 1. */
    number: integer("number").notNull(),
    /** Of all items, by position. */
    prices: jsonb("prices").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull(),
    finalPrice: money("final_price").notNull(),
    message: text("message").notNull().default(""),
    createdAt: createdAt(),
    /** What the shopper would have otherwise, and when they have said so. */
    requestText: text("request_text").notNull().default(""),
    requestedAt: time("requested_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.quotationId, table.number] }),
    quotationReference("quotation_revisions_quotation_fk", table),
  ],
);

/** Links that show a quotation to who has them and let them answer it, until they expire. */
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
