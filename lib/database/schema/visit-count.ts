import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { storeId } from "./columns";

/**
 * How often shoppers searched for a text, found nothing, or missed an address, by day. Nothing in it is about a person,
 * and it is not part of the store's design, so an export leaves it out.
 */
export const visitCounts = pgTable(
  "visit_counts",
  {
    storeId: storeId(),
    /** In UTC, as 2026-11-23. */
    day: text("day").notNull(),
    /** A `CountedKind`. */
    kind: text("kind").notNull(),
    /** The text searched for or the missed path; empty for all those that are not told apart. */
    subject: text("subject").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.day, table.kind, table.subject] }),
    index("visit_counts_age").on(table.day),
  ],
);
