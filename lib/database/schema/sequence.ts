import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, storeId } from "./columns";

/** The tables that prevent duplicate writes and duplicate numbers. */

/** Responses to writes that must not run twice, by the idempotency key of the caller. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    storeId: storeId(),
    /** The caller who sent the key: equal keys of different callers do not conflict. */
    askerKey: text("asked_by").notNull(),
    key: text("key").notNull(),
    /** Digest of the request: the same key with another request is refused. */
    requestDigest: text("request_digest").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.askerKey, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

/** The last number assigned in each of a store's sequences, such as invoice numbers; no number is assigned twice. */
export const numberSequences = pgTable(
  "number_sequences",
  { storeId: storeId(), name: text("name").notNull(), last: integer("last").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.name] })],
);
