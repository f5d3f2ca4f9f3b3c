import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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
    /** When it was last compared with what its provider says; null if it never was. */
    comparedAt: time("compared_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex("payments_reference").on(table.storeId, table.provider, table.reference),
    index("payments_order").on(table.storeId, table.orderId),
    index("payments_age").on(table.createdAt),
    orderReference(table),
  ],
);

/** Payments about which their provider says something else than we do. */
export const paymentDifferences = pgTable(
  "payment_differences",
  {
    storeId: storeId(),
    paymentId: text("payment_id").notNull(),
    /** not_recorded, not_charged, amount or refunded */
    kind: text("kind").notNull(),
    /** What the provider has taken and returned, in minor units of the currency it names. */
    taken: money("taken").notNull(),
    refunded: money("refunded").notNull(),
    currencyCode: text("currency_code").notNull(),
    foundAt: time("found_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.paymentId] }),
    foreignKey({ columns: [table.storeId, table.paymentId], foreignColumns: [payments.storeId, payments.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Payments that shoppers have disputed with their banks. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    storeId: storeId(),
    provider: text("provider").notNull(),
    /** The provider's id of the dispute. */
    id: id(),
    orderId: text("order_id").notNull(),
    paymentId: text("payment_id").notNull(),
    /** open, won or lost */
    status: text("status").notNull(),
    /** In minor units of the currency in `currency_code`. */
    amount: money("amount").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** The provider's word for why; may be empty. */
    reason: text("reason").notNull(),
    /** Until when the owner can answer; null if the provider names no moment. */
    answerBy: time("answer_by"),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.provider, table.id] }),
    index("payment_disputes_payment").on(table.storeId, table.paymentId),
    index("payment_disputes_latest").on(table.storeId, table.createdAt.desc()),
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
