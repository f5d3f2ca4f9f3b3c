import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** Tries to pay an order through a provider. */
export const payments = pgTable(
  "payments",
  {
    storeId: storeId(),
    id: id(),
    orderId: text("order_id").notNull(),
    /** square, foloosi, … */
    provider: text("provider").notNull(),
    /** What the provider calls it; null until it has said so. */
    reference: text("reference"),
    /** Minor units of the currency below, as the provider charges them. */
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

/** What providers have told, so that nothing is heard twice. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    storeId: storeId(),
    provider: text("provider").notNull(),
    /** The provider's own. */
    eventId: text("event_id").notNull(),
    receivedAt: time("received_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.provider, table.eventId] }),
    index("payment_events_age").on(table.receivedAt),
  ],
);
