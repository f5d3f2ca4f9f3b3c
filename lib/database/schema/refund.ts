import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** The refunds of orders: what the shop owes and has returned, one row each, done or not. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    /** Also sent to the provider: asking for the same refund again returns nothing twice. */
    id: id(),
    /** cancellation or granted */
    cause: text("cause").notNull(),
    /** provider, gift_card, by_hand, exchange or dispute */
    destination: text("destination").notNull(),
    /** open, done or failed */
    status: text("status").notNull(),
    amount: money("amount").notNull(),
    /**
     * What came from the gift cards with which the order was paid, besides `amount`: it went back to them or, for an
     * exchange, into the new order.
     */
    toGiftCards: money("to_gift_cards").notNull().default(0),
    /** In minor units of the order's currency, as the provider counts. */
    chargedAmount: money("charged_amount").notNull(),
    /** The refunded order items, with the quantity and amount of each. */
    items: jsonb("items").notNull(),
    /** The part of the amount that is shipping. */
    shipping: money("shipping").notNull().default(0),
    /** What the owner says to the customer; may be empty. */
    reason: text("reason").notNull().default(""),
    /** Why the last try failed; empty if none did. */
    refusal: text("refusal").notNull().default(""),
    giftCardCode: text("gift_card_code").notNull().default(""),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.id] }),
    check("order_refunds_amount", sql`${table.amount} >= 0 and ${table.toGiftCards} >= 0`),
    orderReference(table),
  ],
);

/** What shoppers ask to return, and what became of it. */
export const orderReturns = pgTable(
  "order_returns",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    id: id(),
    /** asked, approved, refused, received or rejected */
    status: text("status").notNull(),
    /** The returned order items, with the quantity of each and what it is exchanged for. */
    items: jsonb("items").notNull(),
    reason: text("reason").notNull(),
    /** What the shopper adds; may be empty. */
    note: text("note").notNull().default(""),
    /** refund or gift_card */
    wish: text("wish").notNull(),
    /** What the owner said last; may be empty. */
    answer: text("answer").notNull().default(""),
    /** The refund that was granted for it; null before that. */
    refundId: text("refund_id"),
    /** The order with what it was exchanged for; null if nothing was. */
    exchangeOrderId: text("exchange_order_id"),
    /** A picture of what comes back, among `personal_files`; null if the shopper sent none. */
    pictureId: text("picture_id"),
    askedAt: time("asked_at").notNull(),
    decidedAt: time("decided_at"),
    receivedAt: time("received_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    orderReference(table),
    index("order_returns_order").on(table.storeId, table.orderId),
    index("order_returns_latest").on(table.storeId, table.askedAt.desc()),
  ],
);
