import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, storeId } from "./columns";

/** What makes that something happens once, and that no number comes twice. */

/** Answers to writes that must not happen twice, by the key that the caller gave. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    storeId: storeId(),
    /** Who has asked: keys of different people never meet. */
    askerKey: text("asked_by").notNull(),
    key: text("key").notNull(),
    /** Of what was asked for: the same key with something else is a mistake. */
    requestDigest: text("request_digest").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.askerKey, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

/** The last number that a store has given, of invoices and the like: none comes twice. */
export const numberSequences = pgTable(
  "number_sequences",
  { storeId: storeId(), name: text("name").notNull(), last: integer("last").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.name] })],
);
