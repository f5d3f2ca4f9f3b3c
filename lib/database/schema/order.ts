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
import { createdAt, hundredths, id, lineItemColumns, modifiedAt, money, storeId, time } from "./columns";

export const orders = pgTable(
  "orders",
  {
    storeId: storeId(),
    id: id(),
    /** The order number that shopper and owner see. */
    number: text("number").notNull(),
    /**
     * The checkout from which the order was made; empty if there was none. That checkout may no longer exist, because
     * checkouts are deleted earlier than orders.
     */
    checkoutId: text("checkout_id").notNull().default(""),
    /** Null for guests, and after the customer's account was deleted. */
    customerId: text("customer_id"),
    /**
     * True if the account that made the order has been deleted. A new account with the same e-mail address must not get
     * the order.
     */
    isOfFormerCustomer: boolean("is_of_former_customer").notNull().default(false),
    /** The e-mail address for messages about the order; empty if they go to the mobile number. */
    email: text("email").notNull(),
    /**
     * The confirmed mobile number of a shopper without an e-mail address, in international format; otherwise empty. Then
     * messages about the order are text messages.
     */
    contactMobile: text("contact_mobile").notNull().default(""),
    customerName: text("customer_name").notNull(),
    /**
     * pending (awaiting the provider's payment), placed, confirmed, dispatched, delivered, cancelled or lapsed (never
     * paid)
     */
    status: text("status").notNull(),
    /**
     * none (nothing to pay), due (on delivery), awaited (a bank transfer), pending, paid, failed, refund_due or
     * refunded
     */
    paymentStatus: text("payment_status").notNull(),
    /** The name of the store's payment method that was chosen; empty if there is nothing to pay. */
    paymentName: text("payment_name").notNull().default(""),
    /** What the method was called in the checkout; empty in orders from before it was recorded. */
    paymentLabel: text("payment_label").notNull().default(""),
    /** The reference of the bank transfer, as the shopper entered it. */
    paymentReference: text("payment_reference").notNull().default(""),
    /**
     * While the payment is pending or a transfer is awaited, the order's stock, offer use and gift card amounts stay
     * reserved until this time; null: without end.
     */
    holdUntil: time("hold_until"),
    /** When the shopper is to be reminded of the payment; null once it is done, and if nothing is awaited. */
    remindAt: time("remind_at"),
    isBuyNow: boolean("is_buy_now").notNull().default(false),
    /** Whether somebody at the desk has only tried how an order goes; see `Order`. */
    isTest: boolean("is_test").notNull().default(false),
    currencyCode: text("currency_code").notNull(),
    /** The exchange rate of the order's currency when the order was made, in millionths; pricing rule 3. */
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
    /** The part of the price that is no longer owed because of cancellations. It is refunded if it was paid. */
    refundAmount: money("refund_amount").notNull().default(0),
    /** The part of `refund_amount` that has been refunded. */
    refundedAmount: money("refunded_amount").notNull().default(0),
    offerCode: text("offer_code").notNull().default(""),
    /** The tax included in the order's amounts, grouped by tax rate; pricing rule 21. */
    taxGroups: jsonb("tax_groups").notNull(),
    /** delivery or pickup */
    kind: text("kind").notNull(),
    shippingAddress: jsonb("shipping_address"),
    billingAddress: jsonb("billing_address"),
    /** The chosen shipping method, slot, pickup branch and collector, with their names at the time of the order. */
    shipping: jsonb("shipping").notNull(),
    /** Only in orders that were dispatched before `order_parcels` was there; see `parcelOfOlderOrder`. */
    trackingLink: text("tracking_link").notNull().default(""),
    trackingNumber: text("tracking_number").notNull().default(""),
    /** The session id of the tab in which the order was made, as the browser sent it; may be empty. */
    sessionId: text("session_id").notNull().default(""),
    gstCompany: text("gst_company").notNull().default(""),
    gstNumber: text("gst_number").notNull().default(""),
    note: text("note").notNull().default(""),
    isGiftWrapped: boolean("is_gift_wrapped").notNull().default(false),
    /** What the shopper wants to say to whom the parcel is for. */
    giftMessage: text("gift_message").notNull().default(""),
    /** Whether the parcel must show no prices. */
    hidesPrices: boolean("hides_prices").notNull().default(false),
    /** When the shopper accepted the terms, and the path of their page; null if the store asked for none. */
    termsAcceptedAt: time("terms_accepted_at"),
    termsPage: text("terms_page"),
    invoiceNumber: text("invoice_number"),
    /** When the invoice number was assigned, which is also the date of the invoice. */
    invoicedAt: time("invoiced_at"),
    createdAt: createdAt(),
    placedAt: time("placed_at"),
    confirmedAt: time("confirmed_at"),
    dispatchedAt: time("dispatched_at"),
    deliveredAt: time("delivered_at"),
    cancelledAt: time("cancelled_at"),
    /** When its parcel was back in the store, because nobody took it; null for all other orders. */
    cameBackAt: time("came_back_at"),
    /** The names and SKUs of its items, so that the owner finds an order by them without reading all items. */
    itemWords: text("item_words").notNull().default(""),
    /** What the owner searches in, in lower case. Generated, so that it forgets a person with the other columns. */
    searchText: text("search_text").generatedAlwaysAs(
      sql`lower(number || ' ' || email || ' ' || contact_mobile || ' ' || customer_name || ' ' || item_words)`,
    ),
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
    index("orders_guest_mobile")
      .on(table.storeId, table.contactMobile)
      .where(sql`${table.contactMobile} <> '' and ${table.customerId} is null`),
    index("orders_hold").on(table.holdUntil).where(sql`${table.status} = 'pending'`),
    index("orders_transfer_hold")
      .on(table.holdUntil)
      .where(sql`${table.status} = 'placed' and ${table.paymentStatus} = 'awaited'`),
    index("orders_reminder").on(table.remindAt).where(sql`${table.remindAt} is not null`),
    index("orders_trigrams").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index("orders_sold")
      .on(table.storeId, table.placedAt, table.status, table.finalPrice, table.refundAmount)
      .where(sql`not ${table.isTest}`),
    index("orders_to_do")
      .on(table.storeId)
      .where(sql`${table.status} in ('placed', 'confirmed') or ${table.paymentStatus} = 'refund_due'`),
    index("orders_came_back").on(table.storeId, table.email).where(sql`${table.cameBackAt} is not null`),
    check("orders_final_price", sql`${table.finalPrice} >= 0`),
  ],
);

/**
 * Declares the foreign key to the order for a table. If the order is deleted, the table's rows for that order are
 * deleted too.
 */
export function orderReference(table: { storeId: AnyPgColumn; orderId: AnyPgColumn }) {
  return foreignKey({
    columns: [table.storeId, table.orderId],
    foreignColumns: [orders.storeId, orders.id],
  }).onDelete("cascade");
}

/** The items of orders. Names and prices are copies of what they were when the order was made. */
export const orderItems = pgTable(
  "order_items",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    ...lineItemColumns(),
    /** The quantity deducted from stock for this item and not returned since; 0 if the stock is not counted. */
    stockTaken: hundredths("stock_taken").notNull().default(0),
    /**
     * Does not include the additional charge, nor does the item's `total`: the charge is added once, to the whole
     * order.
     */
    unitPrice: money("unit_price").notNull(),
    /** The price of the addon: of one piece, which `unitPrice` includes, or once for an item sold by length or weight. */
    addonPrice: money("addon_price").notNull().default(0),
    total: money("total").notNull(),
    /**
     * The item's share of the order's price: it includes the additional charge, and the item's share of manual discount
     * and offer is deducted.
     */
    net: money("net").notNull(),
    /** The part of the offer's discount that lies on the item. 0 for orders made before this was recorded. */
    offerDiscount: money("offer_discount").notNull().default(0),
    /** c_requested, c_confirmed or c_declined once the shopper has asked to cancel the item; otherwise empty */
    status: text("status").notNull().default(""),
    /** The reason that the shopper gave for cancelling, when they asked, and when the owner decided. */
    cancellation: jsonb("cancellation"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.position] }),
    check("order_items_quantity", sql`${table.quantity} > 0`),
    index("order_items_asked").on(table.storeId, table.orderId).where(sql`${table.status} = 'c_requested'`),
    orderReference(table),
  ],
);

/** What has left the store, parcel by parcel. */
export const orderParcels = pgTable(
  "order_parcels",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    /** Number of the parcel within its order, counted from 1. */
    ordinal: integer("ordinal").notNull(),
    carrier: text("carrier").notNull().default(""),
    trackingLink: text("tracking_link").notNull().default(""),
    trackingNumber: text("tracking_number").notNull().default(""),
    dispatchedAt: time("dispatched_at").notNull(),
    /** The positions of the order items in the parcel, with the quantity of each. */
    items: jsonb("items").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.orderId, table.ordinal] }), orderReference(table)],
);

/** Links to orders. Anyone who has such a link can view the order until the link expires. */
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

/** The visitors who opened the payment of an order from its page, and may pay it, without owning its checkout. */
export const orderPayers = pgTable(
  "order_payers",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    anonymousId: text("anonymous_id").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.anonymousId] }),
    index("order_payers_expiry").on(table.expiresAt),
    orderReference(table),
  ],
);

/** What the people of the store note about an order for each other. Never shown to the customer, never changed. */
export const orderNotes = pgTable(
  "order_notes",
  {
    storeId: storeId(),
    id: id(),
    orderId: text("order_id").notNull(),
    createdAt: createdAt(),
    author: text("author").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("order_notes_order").on(table.storeId, table.orderId, table.createdAt),
    orderReference(table),
  ],
);
