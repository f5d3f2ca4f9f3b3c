import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, modifiedAt, storeId, time } from "./columns";

/** The tables of what goes out to people. Every primary key starts with the store. */

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    storeId: storeId(),
    /** Trimmed and in small letters. */
    email: text("email").notNull(),
    isSubscribed: boolean("is_subscribed").notNull().default(true),
    /** In the link that takes the address off the list. Plain, as every export has to name it; it opens nothing else. */
    token: text("token").notNull().default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
    modifiedAt: modifiedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.email] }),
    uniqueIndex("newsletter_subscribers_token").on(table.storeId, table.token),
  ],
);

/** What must reach the outside, written in the transaction that it tells of, and delivered by a worker. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    storeId: storeId(),
    id: id(),
    /** mail or sms */
    channel: text("channel").notNull(),
    /** Which message of ours it is: `sign_in_code`, `order_placed`. */
    template: text("template").notNull(),
    recipient: text("recipient").notNull(),
    /** What the template is filled with. */
    content: jsonb("content").notNull(),
    /** waiting, sent or failed (given up) */
    status: text("status").notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Tried again from then on; a worker that has taken it moves this ahead, so that no other takes it too. */
    dueAt: time("due_at").notNull().defaultNow(),
    lastError: text("last_error").notNull().default(""),
    createdAt: createdAt(),
    sentAt: time("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("outbox_messages_due").on(table.status, table.dueAt),
  ],
);
