import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, storeId } from "./columns";

/** The tables that keep writes from running twice and numbers from being assigned twice. */

/**
 * The responses to writes that must not run twice. A row is looked up by its caller and the idempotency key that the
 * caller sent.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    storeId: storeId(),
    /**
     * Identifies the caller who sent the idempotency key in `key`. Callers choose their keys independently, so two
     * callers may use the same key without a conflict.
     */
    askerKey: text("asked_by").notNull(),
    key: text("key").notNull(),
    /** Digest of the request. It is used to refuse a key that is reused for a different request. */
    requestDigest: text("request_digest").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.askerKey, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

/**
 * The last number assigned in each of a store's number sequences, such as the one for invoices. It is stored so that no
 * number is assigned twice.
 */
export const numberSequences = pgTable(
  "number_sequences",
  { storeId: storeId(), name: text("name").notNull(), last: integer("last").notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.name] })],
);
