import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";

/** E-mails, SMS and notices to browsers to send. A message is inserted in the transaction of the change it reports; a worker delivers it. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    storeId: storeId(),
    id: id(),
    /** mail, sms or push */
    channel: text("channel").notNull(),
    /** Name of the message's template, such as `sign_in_code` or `order_placed`. */
    template: text("template").notNull(),
    recipient: text("recipient").notNull(),
    /** The values to fill into the template. */
    content: jsonb("content").notNull(),
    /** waiting, sent, or failed (no further attempt is made) */
    status: text("status").notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /**
     * When the next attempt is due. A worker that claims the message sets a later time, so that no other worker claims
     * it too.
     */
    dueAt: time("due_at").notNull().default(sql`now()`),
    lastError: text("last_error").notNull().default(""),
    createdAt: createdAt(),
    sentAt: time("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index("outbox_messages_due").on(table.status, table.dueAt),
  ],
);

/** E-mail addresses to which the store sends no mail, or none that nobody asked for; decision 74. */
export const suppressedAddresses = pgTable(
  "suppressed_addresses",
  {
    storeId: storeId(),
    /** In lower case. */
    email: text("email").notNull(),
    /** bounced (it does not exist, or takes no mail) or complained (it called a mail unwanted) */
    reason: text("reason").notNull(),
    /** What the mail provider or the owner says about it; may be empty. */
    detail: text("detail").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.email] }),
    index("suppressed_addresses_latest").on(table.storeId, table.createdAt.desc()),
  ],
);
