import { sql } from "drizzle-orm";
import { bigserial, index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns";

/**
 * The cache tags that expire with a change, one row per change, inserted in the transaction of the change. Every process
 * that keeps pages reads the new rows and expires their tags; after an hour a row is deleted. The tags name their store.
 */
export const expiredTags = pgTable(
  "expired_tags",
  {
    /** Rows may become visible in another order than that of their ids, because transactions overlap. */
    id: bigserial("id", { mode: "number" }).primaryKey(),
    tags: text("tags").array().notNull(),
    /** Not `now()`, which is the beginning of the transaction: an import may take minutes until it inserts its row. */
    expiredAt: time("expired_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("expired_tags_age").on(table.expiredAt)],
);
