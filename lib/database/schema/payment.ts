import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** Attempts to pay an order through a provider. */
export const payments = pgTable(
  "payments",
  {
    storeId: storeId(),
    id: id(),
    orderId: text("order_id").notNull(),
    /** square, foloosi, … */
    provider: text("provider").notNull(),
    /** The provider's id for the payment; null until the provider has sent it. */
    reference: text("reference"),
    /** In minor units of the currency in `currency_code`, as charged by the provider. */
    amount: money("amount").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** created, succeeded, failed, refund_due or refunded */
    status: text("status").notNull(),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("payments_reference").on(table.storeId, table.provider, table.reference),
    index("payments_order").on(table.storeId, table.orderId),
    orderReference(table),
  ],
);

/**
 * The webhook events that providers have sent. They are remembered, so that a repeated event is not processed twice.
 */
export const paymentEvents = pgTable(
  "payment_events",
  {
    storeId: storeId(),
    provider: text("provider").notNull(),
    /** The id of the event at the provider. */
    eventId: text("event_id").notNull(),
    receivedAt: time("received_at").notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.provider, table.eventId] }),
    index("payment_events_age").on(table.receivedAt),
  ],
);
