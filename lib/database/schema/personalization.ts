import { sql } from "drizzle-orm";
import { check, customType, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";
import { customerReference } from "./customer";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Pictures that shoppers send with a product; decision 68 says why they are in the database. */
export const personalFiles = pgTable(
  "personal_files",
  {
    storeId: storeId(),
    id: id(),
    customerId: text("customer_id"),
    /** Digest of the token by which the shop recognises the browser; null for a customer's picture. */
    anonymousId: text("anonymous_id"),
    /** In webp. */
    content: bytes("content").notNull(),
    createdAt: createdAt(),
    /** Later if it has been ordered. */
    keptUntil: time("kept_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("personal_files_customer").on(table.storeId, table.customerId),
    index("personal_files_anonymous").on(table.storeId, table.anonymousId),
    index("personal_files_age").on(table.keptUntil),
    check("personal_files_owner", sql`num_nonnulls(${table.customerId}, ${table.anonymousId}) = 1`),
    customerReference(table),
  ],
);
