import "server-only";
import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, lt, lte, ne, sql } from "drizzle-orm";
import { mailRecipientSchema, pushRecipientSchema, smsRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { type Database, getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { isMobileRecipient } from "@/lib/domain/customer/message-recipient";
import type { StoreId } from "@/lib/domain/store/id";
import { type Message, TEMPLATES } from "@/lib/messages/mail/templates";
import { clock } from "@/lib/server/clock";

/** A message that a worker has claimed: only this worker may deliver it until the claim expires. */
export type ClaimedMessage = {
  storeId: StoreId;
  id: string;
  template: string;
  recipient: string;
  content: unknown;
  /** The number of attempts, including the current one. */
  attempts: number;
  createdAt: Date;
  /** The process died during two deliveries of this message, so it must not be attempted a third time. */
  wasInterruptedTwice: boolean;
};

/** How many messages a worker claims together. Small, because after a crash all of them are delivered again. */
const BATCH_SIZE = 5;
/** How long a claim lasts. Longer than any delivery takes; see the time limits in lib/integrations. */
const CLAIM_MS = 120_000;
const MAX_REASON_LENGTH = 300;

/**
 * Stored as the last error while a message is being delivered. If it is found later, the process died during the
 * delivery and nobody knows whether the message was sent. The message is then delivered a second time, but after
 * another interruption never again: the owner can resend a message by hand, whereas endless retries could send it over
 * and over.
 */
export const IN_DELIVERY = "in delivery";
export const IN_DELIVERY_AGAIN = "in delivery again, after an interruption";
export const INTERRUPTED_TWICE = "interrupted twice: it may have arrived";

/** Stored in place of the content of a message whose content is no longer needed. */
const REMOVED = sql`'null'::jsonb`;

/**
 * Puts a message into the outbox and returns its id. Call it in the transaction of the change that the message reports:
 * the message is then sent only if the transaction commits. To have it sent immediately, call `nudgeOutbox()` after the
 * commit.
 *
 * Throws a ZodError if recipient or content is invalid, which is a bug of the caller.
 */
export async function queueMessage(
  storeId: StoreId,
  message: Message,
  database: Database,
  now = clock.now(),
): Promise<string> {
  const row = toRow(storeId, message, now);
  await database.insert(outboxMessages).values(row);
  return row.id;
}

/** Like `queueMessage`, for several messages in one statement. */
export async function queueMessages(
  storeId: StoreId,
  messages: readonly Message[],
  database: Database,
  now = clock.now(),
): Promise<void> {
  if (messages.length === 0) return;
  await database.insert(outboxMessages).values(messages.map((message) => toRow(storeId, message, now)));
}

const RECIPIENTS = { mail: mailRecipientSchema, sms: smsRecipientSchema, push: pushRecipientSchema };

function toRow(storeId: StoreId, message: Message, now: Date) {
  const { channel: own, content } = TEMPLATES[message.template];
  // An e-mail to a mobile number becomes a text message.
  const channel = isMobileRecipient(message.recipient) ? "sms" : own;
  const recipient = RECIPIENTS[channel].parse(message.recipient);
  return {
    storeId,
    // The owner types this id as an argument of a command, so it is hexadecimal: easy to type, and never mistaken for
    // an option.
    id: randomBytes(8).toString("hex"),
    channel,
    template: message.template,
    recipient,
    content: content.parse(message.content),
    dueAt: now,
    createdAt: now,
  };
}

/**
 * Claims some of the messages that are due, in all stores, so that no other worker delivers them until the claim
 * expires.
 */
export async function claimMessages(
  now: Date,
  database: Database = getDatabase(),
  limit = BATCH_SIZE,
): Promise<ClaimedMessage[]> {
  const due = database.$with("due").as(
    database
      .select({ storeId: outboxMessages.storeId, id: outboxMessages.id })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.status, "waiting"), lte(outboxMessages.dueAt, now)))
      .orderBy(asc(outboxMessages.dueAt))
      .limit(limit)
      // Messages that another worker is claiming at this moment are skipped, so that workers do not wait for each
      // other.
      .for("update", { skipLocked: true }),
  );
  const claimed = await database
    .with(due)
    .update(outboxMessages)
    .set({
      attempts: sql`${outboxMessages.attempts} + 1`,
      dueAt: new Date(now.getTime() + CLAIM_MS),
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

/** Marks a message as sent and deletes its content, which is personal and often secret. */
export async function markSent(message: ClaimedMessage, now: Date, database: Database = getDatabase()): Promise<void> {
  await change(message, { status: "sent", sentAt: now, lastError: "", content: REMOVED }, database);
}

export async function markForLater(
  message: ClaimedMessage,
  dueAt: Date,
  reason: string,
  database: Database = getDatabase(),
): Promise<void> {
  await change(message, { dueAt, lastError: reason.slice(0, MAX_REASON_LENGTH) }, database);
}

/**
 * Marks a message as failed. Its content is deleted unless `keepContent` is true, which allows the owner to retry the
 * message.
 */
export async function markFailed(
  message: ClaimedMessage,
  reason: string,
  { keepContent }: { keepContent: boolean },
  database: Database = getDatabase(),
): Promise<void> {
  const failed = { status: "failed", lastError: reason.slice(0, MAX_REASON_LENGTH) };
  await change(message, keepContent ? failed : { ...failed, content: REMOVED }, database);
}

/** Removes the messages of all stores that were queued before the time `before`, unless they are still waiting. */
export async function removeMessagesBefore(before: Date, database: Database = getDatabase()): Promise<void> {
  await database
    .delete(outboxMessages)
    .where(and(ne(outboxMessages.status, "waiting"), lt(outboxMessages.createdAt, before)));
}

/** Removes all messages to these recipients, whatever their status. */
export async function removeMessagesTo(
  storeId: StoreId,
  recipients: readonly string[],
  database: Database,
): Promise<void> {
  await database
    .delete(outboxMessages)
    .where(and(eq(outboxMessages.storeId, storeId), inArray(outboxMessages.recipient, [...recipients])));
}

/**
 * Changes the message, provided that this worker's claim is still valid. After the claim has expired, another worker
 * may be delivering the message.
 */
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
