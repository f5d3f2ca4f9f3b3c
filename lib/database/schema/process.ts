import { sql } from "drizzle-orm";
import { bigserial, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "./columns";

/** What the processes of a deployment tell each other, and its owner. None of it belongs to one store only. */

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

/** When each background task has run last, in whichever process. */
export const taskRuns = pgTable("task_runs", {
  name: text("name").primaryKey(),
  finishedAt: time("finished_at").notNull(),
  /** Since when it fails; null if the last run was well. */
  failsSince: time("fails_since"),
});

/** How many requests failed, by hour and route. Nothing in it is about a person. */
export const requestFaults = pgTable(
  "request_faults",
  {
    /** The beginning of the hour. */
    hour: time("hour").notNull(),
    /** Such as `POST /api/orders`. */
    route: text("route").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.route] })],
);
