import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { money, storeId, time } from "./columns";
import { orderReference } from "./order";

/** Credit notes. Each cancellation of items that are on an invoice gets one; they are numbered like invoices. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    storeId: storeId(),
    orderId: text("order_id").notNull(),
    /** Number of the credit note within its order, counted from 1. */
    ordinal: integer("ordinal").notNull(),
    number: text("number").notNull(),
    issuedAt: time("issued_at").notNull(),
    /** Positions of the cancelled order items. */
    positions: integer("positions").array().notNull(),
    /** The credited amounts, tax included, in the same form as `tax_groups` of the order. */
    taxGroups: jsonb("tax_groups").notNull(),
    /** The part of the credited amount that was returned to gift cards. */
    toGiftCards: money("to_gift_cards").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.ordinal] }),
    uniqueIndex("credit_notes_number").on(table.storeId, table.number),
    orderReference(table),
  ],
);
