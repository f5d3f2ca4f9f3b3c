import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, storeId, time } from "./columns";

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
