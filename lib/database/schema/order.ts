import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import { createdAt, hundredths, id, modifiedAt, money, storeId, time } from "./columns";
import { lineItemColumns } from "./line-item-columns";

export const orders = pgTable(
  "orders",
  {
    storeId: storeId(),
    id: id(),
    /** What shopper and owner call it. */
    number: text("number").notNull(),
    /** What it was made of, which is forgotten sooner; empty for orders that were not made by a shopper. */
    checkoutId: text("checkout_id").notNull().default(""),
    /** Null for guests, and for those whose account is gone. */
    customerId: text("customer_id"),
    /** Of somebody whose account is gone: who opens one with that address anew does not get it back. */
    isOfFormerCustomer: boolean("is_of_former_customer").notNull().default(false),
    /** Whom the mails go to. */
    email: text("email").notNull(),
    customerName: text("customer_name").notNull(),
    /** pending (money is on its way), placed, confirmed, dispatched, delivered, cancelled or lapsed (never paid) */
    status: text("status").notNull(),
    /** none (nothing to pay), due (on delivery), awaited (a transfer), pending, paid, failed, refund_due or refunded */
    paymentStatus: text("payment_status").notNull(),
    /** The store's payment type; empty when there is nothing to pay. */
    paymentName: text("payment_name").notNull().default(""),
    /** What the shopper says the transfer was called. */
    paymentReference: text("payment_reference").notNull().default(""),
    /** While money is on its way, what the order has taken is kept for it until then. */
    holdUntil: time("hold_until"),
    isBuyNow: boolean("is_buy_now").notNull().default(false),
    currencyCode: text("currency_code").notNull(),
    /** The currency's terms at that moment; pricing rule 3. */
    rateMillionths: bigint("rate_millionths", { mode: "number" }).notNull(),
    chargeBasisPoints: integer("charge_basis_points").notNull(),
    subTotal: money("sub_total").notNull(),
    shippingCost: money("shipping_cost").notNull(),
    packagingCharges: money("packaging_charges").notNull(),
    giftWrapping: money("gift_wrapping").notNull(),
    codCharges: money("cod_charges").notNull(),
    grandTotal: money("grand_total").notNull(),
    manualDiscount: money("manual_discount").notNull().default(0),
    offerDiscount: money("offer_discount").notNull().default(0),
    giftCardAmount: money("gift_card_amount").notNull().default(0),
    finalPrice: money("final_price").notNull(),
    /** What is not to be paid after all, as it was cancelled: to be returned when it was paid. */
    refundAmount: money("refund_amount").notNull().default(0),
    /** What of that has been returned. */
    refundedAmount: money("refunded_amount").notNull().default(0),
    offerCode: text("offer_code").notNull().default(""),
    /** The tax inside its amounts, by group of rate; pricing rule 21. */
    taxGroups: jsonb("tax_groups").notNull(),
    /** delivery or pickup */
    kind: text("kind").notNull(),
    shippingAddress: jsonb("shipping_address"),
    billingAddress: jsonb("billing_address"),
    /** What was chosen, as it was called then: method, slot, branch, and who collects it. */
    shipping: jsonb("shipping").notNull(),
    trackingLink: text("tracking_link").notNull().default(""),
    trackingNumber: text("tracking_number").notNull().default(""),
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    invoiceNumber: text("invoice_number"),
    /** When it was given that number, which is the date of the invoice. */
    invoicedAt: time("invoiced_at"),
    createdAt: createdAt(),
    placedAt: time("placed_at"),
    confirmedAt: time("confirmed_at"),
    dispatchedAt: time("dispatched_at"),
    deliveredAt: time("delivered_at"),
    cancelledAt: time("cancelled_at"),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("orders_number").on(table.storeId, table.number),
    uniqueIndex("orders_invoice").on(table.storeId, table.invoiceNumber),
    index("orders_latest").on(table.storeId, table.createdAt.desc().nullsFirst(), table.id),
    index("orders_customer").on(table.storeId, table.customerId, table.createdAt.desc().nullsFirst()),
    index("orders_guest")
      .on(table.storeId, table.email)
      .where(sql`${table.customerId} is null and not ${table.isOfFormerCustomer}`),
    index("orders_hold").on(table.holdUntil).where(sql`${table.status} = 'pending'`),
    check("orders_final_price", sql`${table.finalPrice} >= 0`),
  ],
);

/** What belongs to an order goes with it. */
export function orderReference(table: { storeId: AnyPgColumn; orderId: AnyPgColumn }) {
  return foreignKey({
    columns: [table.storeId, table.orderId],
    foreignColumns: [orders.storeId, orders.id],
  }).onDelete("cascade");
}

/** Names and prices stand here as they were sold. */
export const orderItems = pgTable(
  "order_items",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    ...lineItemColumns(),
    /** What was taken off the counted stock and not put back yet; 0 where nothing is counted. */
    stockTaken: hundredths("stock_taken").notNull().default(0),
    /** Without the additional charge, like the total: the charge comes once, on the order. */
    unitPrice: money("unit_price").notNull(),
    total: money("total").notNull(),
    /** What the order asks for it: with the charge, and without its part of manual discount and offer. */
    net: money("net").notNull(),
    /** c_requested, c_confirmed or c_declined once the shopper has asked to cancel it; else empty */
    status: text("status").notNull().default(""),
    /** Why, and when it was asked for and decided. */
    cancellation: jsonb("cancellation"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.position] }),
    check("order_items_quantity", sql`${table.quantity} > 0`),
    orderReference(table),
  ],
);

/** Links that show an order to who has them, until they expire. */
export const orderLinks = pgTable(
  "order_links",
  {
    storeId: storeId(),
    /** Digest of the token in the link. */
    tokenHash: text("token_hash").notNull(),
    orderId: text("order_id").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tokenHash] }),
    index("order_links_order").on(table.storeId, table.orderId),
    index("order_links_expiry").on(table.expiresAt),
    orderReference(table),
  ],
);
