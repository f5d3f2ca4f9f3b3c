import "server-only";
import { and, asc, count, desc, eq, lte, ne, notInArray, or, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { IN_DELIVERY, IN_DELIVERY_AGAIN } from "./outbox";

/** A message as the owner sees it: without the content, which is private to the customer. */
export type MessageRecord = {
  id: string;
  channel: string;
  template: string;
  recipient: string;
  status: string;
  attempts: number;
  createdAt: Date;
  /** When the next attempt is due, if the message is waiting. */
  dueAt: Date;
  sentAt: Date | null;
  /** The error of the last attempt; empty if there was none. */
  reason: string;
};

const columns = {
  id: outboxMessages.id,
  channel: outboxMessages.channel,
  template: outboxMessages.template,
  recipient: outboxMessages.recipient,
  status: outboxMessages.status,
  attempts: outboxMessages.attempts,
  createdAt: outboxMessages.createdAt,
  dueAt: outboxMessages.dueAt,
  sentAt: outboxMessages.sentAt,
  reason: outboxMessages.lastError,
};

/** The newest messages of the store, with the total count. */
export async function listMessages(
  storeId: StoreId,
  { limit, status }: { limit: number; status?: string | undefined },
  database: Database = getDatabase(),
): Promise<{ messages: MessageRecord[]; total: number }> {
  const ofStore = and(
    eq(outboxMessages.storeId, storeId),
    ...(status === undefined ? [] : [eq(outboxMessages.status, status)]),
  );
  const messages = await database
    .select(columns)
    .from(outboxMessages)
    .where(ofStore)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(limit);
  const [all] = await database.select({ total: count() }).from(outboxMessages).where(ofStore);
  return { messages, total: all?.total ?? 0 };
}

export async function findMessage(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<MessageRecord | null> {
  const [row] = await database
    .select(columns)
    .from(outboxMessages)
    .where(and(eq(outboxMessages.storeId, storeId), eq(outboxMessages.id, id)));
  return row ?? null;
}

/**
 * Makes the message with this id, or all failed messages if the id is null, due immediately and resets their count of
 * attempts. Returns how many messages were changed. Messages that are being delivered and messages without content are
 * not changed.
 */
export async function retryMessages(
  storeId: StoreId,
  id: string | null,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<number> {
  const isFailed = eq(outboxMessages.status, "failed");
  const isWaiting = and(
    eq(outboxMessages.status, "waiting"),
    notInArray(outboxMessages.lastError, [IN_DELIVERY, IN_DELIVERY_AGAIN]),
  );
  const changed = await database
    .update(outboxMessages)
    .set({ status: "waiting", attempts: 0, dueAt: now, lastError: "" })
    .where(
      and(
        eq(outboxMessages.storeId, storeId),
        id === null ? isFailed : and(eq(outboxMessages.id, id), or(isFailed, isWaiting)),
        sql`jsonb_typeof(${outboxMessages.content}) <> 'null'`,
      ),
    )
    .returning({ id: outboxMessages.id });
  return changed.length;
}

/** How many messages wait to be sent, and since when the first of them should have been; null if none is due. */
export async function findWaitingMessages(
  storeId: StoreId,
  now: Date,
  database: Database = getDatabase(),
): Promise<{ waiting: number; dueSince: Date | null }> {
  const isDue = and(
    eq(outboxMessages.storeId, storeId),
    eq(outboxMessages.status, "waiting"),
    lte(outboxMessages.dueAt, now),
  );
  const [oldest] = await database
    .select({ dueAt: outboxMessages.dueAt })
    .from(outboxMessages)
    .where(isDue)
    .orderBy(asc(outboxMessages.dueAt))
    .limit(1);
  return { waiting: await database.$count(outboxMessages, isDue), dueSince: oldest?.dueAt ?? null };
}

/** How many messages of all stores should have been sent. */
export async function countDueMessages(now: Date, database: Database = getDatabase()): Promise<number> {
  return database.$count(outboxMessages, and(eq(outboxMessages.status, "waiting"), lte(outboxMessages.dueAt, now)));
}

/** The messages for which no further attempt is made. */
/** Without notices to browsers, which only hint at what is at the desk anyway. */
export function countFailedMessages(storeId: StoreId): Promise<number> {
  return getDatabase().$count(
    outboxMessages,
    and(eq(outboxMessages.storeId, storeId), eq(outboxMessages.status, "failed"), ne(outboxMessages.channel, "push")),
  );
}
