import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** What of an order's invoice was cancelled: a paper each time, numbered like invoices. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    /** Its place among those of the order, from 1. */
    ordinal: integer("ordinal").notNull(),
    number: text("number").notNull(),
    issuedAt: time("issued_at").notNull(),
    /** The items that it takes off the invoice. */
    positions: integer("positions").array().notNull(),
    /** What it takes off with the tax inside, as `tax_groups` of the order. */
    taxGroups: jsonb("tax_groups").notNull(),
    /** What of it gift cards got back. */
    toGiftCards: money("to_gift_cards").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.ordinal] }),
    uniqueIndex("credit_notes_number").on(table.storeId, table.number),
    orderReference(table),
  ],
);
