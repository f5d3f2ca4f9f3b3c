import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { storeId } from "./columns";
import { orderReference } from "./order";

/** What takes off the price of orders, or pays it: uses of offers, and gift cards. Minor units of the base currency. */

/** How often offers were used in all; the offer itself stands in `shared_lists`. */
export const offerCounts = pgTable(
  "offer_counts",
  { storeId: storeId(), offerId: text("offer_id").notNull(), used: integer("used").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.offerId] })],
);

export const offerUses = pgTable(
  "offer_uses",
  {
    storeId: storeId(),
    offerId: text("offer_id").notNull(),
    orderId: text("order_id").notNull(),
    /** Whose use it is: the customer's id, or a digest of the guest's address. */
    usedBy: text("used_by").notNull(),
    /** For offers that everybody may use once: the same again is refused. */
    isOnlyUse: boolean("is_only_use").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.offerId, table.orderId] }),
    uniqueIndex("offer_uses_once").on(table.storeId, table.offerId, table.usedBy).where(sql`${table.isOnlyUse}`),
    index("offer_uses_by").on(table.storeId, table.usedBy),
    orderReference(table),
  ],
);
