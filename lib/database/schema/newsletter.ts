import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, modifiedAt, storeId } from "./columns";

/** The tables of the newsletter. Every primary key starts with the id of the store. */

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    storeId: storeId(),
    /** Trimmed and in lower case. */
    email: text("email").notNull(),
    isSubscribed: boolean("is_subscribed").notNull().default(true),
    /**
     * The token in the link to unsubscribe. It is stored in plain text, because every export of the subscribers
     * contains it; it allows nothing but unsubscribing.
     */
    token: text("token").notNull().default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.email] }),
    uniqueIndex("newsletter_subscribers_token").on(table.storeId, table.token),
  ],
);
