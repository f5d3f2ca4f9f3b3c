import "server-only";
import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, lt, lte, ne, sql } from "drizzle-orm";
import { mailRecipientSchema, smsRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { type Database, getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { StoreId } from "@/lib/domain/store/id";
import { type Message, TEMPLATES } from "@/lib/messages/mail/templates";

/** A message that this worker alone may deliver, until its time to do so is over. */
export type ClaimedMessage = {
  storeId: StoreId;
  id: string;
  template: string;
  recipient: string;
  content: unknown;
  /** This one included. */
  attempts: number;
  createdAt: Date;
  /** It was being delivered twice already when a process died, and must not be again. */
  wasInterruptedTwice: boolean;
};

/** More at a time would be more that a crash repeats. */
const BATCH = 5;
/** Longer than any delivery takes, see the time limits in lib/integrations. */
const CLAIM_MILLISECONDS = 120_000;
const LONGEST_REASON = 300;

/**
 * Stands as the last error while a message is being delivered, so that it remains when the process dies: then nobody
 * knows whether the message has left. It is delivered once more, and should that be cut off too, never again: better
 * a message that the owner sends again by hand than one that arrives all day.
 */
export const IN_DELIVERY = "in delivery";
export const IN_DELIVERY_AGAIN = "in delivery again, after an interruption";
export const INTERRUPTED_TWICE = "interrupted twice: it may have arrived";

/** In place of what a message was filled with, once that is not needed. */
const REMOVED = sql`'null'::jsonb`;

/**
 * Puts a message into the outbox, within the transaction that it tells of: it is sent when, and only when, that
 * commits. Answers its id. Call `nudgeOutbox()` after the commit, so that it leaves at once.
 *
 * Throws a ZodError for a recipient or content that is not as it should be, which is a fault of the caller.
 */
export async function queueMessage(
  storeId: StoreId,
  message: Message,
  database: Database,
  now = new Date(),
): Promise<string> {
  const row = toRow(storeId, message, now);
  await database.insert(outboxMessages).values(row);
  return row.id;
}

/** The same for several at once, of which there may be none. */
export async function queueMessages(
  storeId: StoreId,
  messages: readonly Message[],
  database: Database,
  now = new Date(),
): Promise<void> {
  if (messages.length === 0) return;
  await database.insert(outboxMessages).values(messages.map((message) => toRow(storeId, message, now)));
}

function toRow(storeId: StoreId, message: Message, now: Date) {
  const { channel, content } = TEMPLATES[message.template];
  const recipient = (channel === "mail" ? mailRecipientSchema : smsRecipientSchema).parse(message.recipient);
  return {
    storeId,
    // Easy to type, and never taken for an option of the command line.
    id: randomBytes(8).toString("hex"),
    channel,
    template: message.template,
    recipient,
    content: content.parse(message.content),
    dueAt: now,
    createdAt: now,
  };
}

/** Takes some messages that are due, of all stores: no other worker gets them while they are being delivered. */
export async function claimMessages(
  now: Date,
  database: Database = getDatabase(),
  most = BATCH,
): Promise<ClaimedMessage[]> {
  const due = database.$with("due").as(
    database
      .select({ storeId: outboxMessages.storeId, id: outboxMessages.id })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.status, "waiting"), lte(outboxMessages.dueAt, now)))
      .orderBy(asc(outboxMessages.dueAt))
      .limit(most)
      // Workers that come at the same time take others instead of waiting for these.
      .for("update", { skipLocked: true }),
  );
  const claimed = await database
    .with(due)
    .update(outboxMessages)
    .set({
      attempts: sql`${outboxMessages.attempts} + 1`,
      dueAt: new Date(now.getTime() + CLAIM_MILLISECONDS),
      lastError: sql`case ${outboxMessages.lastError}
        when ${IN_DELIVERY} then ${IN_DELIVERY_AGAIN}
        when ${IN_DELIVERY_AGAIN} then ${INTERRUPTED_TWICE}
        when ${INTERRUPTED_TWICE} then ${INTERRUPTED_TWICE}
        else ${IN_DELIVERY} end`,
    })
    .from(due)
    .where(and(eq(outboxMessages.storeId, due.storeId), eq(outboxMessages.id, due.id)))
    .returning({
      storeId: outboxMessages.storeId,
      id: outboxMessages.id,
      template: outboxMessages.template,
      recipient: outboxMessages.recipient,
      content: outboxMessages.content,
      attempts: outboxMessages.attempts,
      createdAt: outboxMessages.createdAt,
      lastError: outboxMessages.lastError,
    });
  return claimed.map(({ lastError, ...message }) => ({
    ...message,
    wasInterruptedTwice: lastError === INTERRUPTED_TWICE,
  }));
}

/** What it said is personal, often secret, and has arrived: it is not kept. */
export async function markSent(message: ClaimedMessage, now: Date, database: Database = getDatabase()): Promise<void> {
  await change(message, { status: "sent", sentAt: now, lastError: "", content: REMOVED }, database);
}

export async function markForLater(
  message: ClaimedMessage,
  dueAt: Date,
  reason: string,
  database: Database = getDatabase(),
): Promise<void> {
  await change(message, { dueAt, lastError: reason.slice(0, LONGEST_REASON) }, database);
}

/** With `keepContent` the owner may have it tried again. */
export async function markFailed(
  message: ClaimedMessage,
  reason: string,
  { keepContent }: { keepContent: boolean },
  database: Database = getDatabase(),
): Promise<void> {
  const failed = { status: "failed", lastError: reason.slice(0, LONGEST_REASON) };
  await change(message, keepContent ? failed : { ...failed, content: REMOVED }, database);
}

/** Removes the messages of all stores that were queued before `before` and are sent or given up. */
export async function removeMessagesBefore(before: Date, database: Database = getDatabase()): Promise<void> {
  await database
    .delete(outboxMessages)
    .where(and(ne(outboxMessages.status, "waiting"), lt(outboxMessages.createdAt, before)));
}

/** Removes what was, or was to be, sent to somebody. */
export async function removeMessagesTo(
  storeId: StoreId,
  recipients: readonly string[],
  database: Database,
): Promise<void> {
  await database
    .delete(outboxMessages)
    .where(and(eq(outboxMessages.storeId, storeId), inArray(outboxMessages.recipient, [...recipients])));
}

/** Only as it was claimed: a worker that took too long has lost the message to another. */
async function change(
  { storeId, id, attempts }: ClaimedMessage,
  changes: Parameters<ReturnType<Database["update"]>["set"]>[0],
  database: Database,
): Promise<void> {
  await database
    .update(outboxMessages)
    .set(changes)
    .where(
      and(
        eq(outboxMessages.storeId, storeId),
        eq(outboxMessages.id, id),
        eq(outboxMessages.attempts, attempts),
        eq(outboxMessages.status, "waiting"),
      ),
    );
}
