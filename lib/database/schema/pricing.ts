import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { storeId } from "./columns";
import { orderReference } from "./order";

/** The tables that count how often offers are used. The tables of gift cards are in another file. */

/** How often each offer has been used in total; the offer itself is in `shared_lists`. */
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
    /** The user of the offer: the customer's id, or a digest of the guest's e-mail address. */
    usedBy: text("used_by").notNull(),
    /** True if each person may use the offer only once; a unique index then refuses a second use by the same person. */
    isOnlyUse: boolean("is_only_use").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.offerId, table.orderId] }),
    uniqueIndex("offer_uses_once").on(table.storeId, table.offerId, table.usedBy).where(sql`${table.isOnlyUse}`),
    index("offer_uses_by").on(table.storeId, table.usedBy),
    orderReference(table),
  ],
);
