/**
 * The result of an attempt to deliver a message. If `isFinal` is true, the message is not sent again, because every
 * further attempt would fail too.
 */
export type Delivery = { ok: true } | { ok: false; reason: string; isFinal: boolean };

const MINUTE = 60_000;

/** Minutes to wait before the second attempt, the third, and so on: short for a brief fault, long for an outage. */
const RETRY_MINUTES = [1, 5, 30, 120, 720] as const;

/**
 * When to send a message again after it has failed `attempts` times. Returns null if there are no attempts left, or if
 * the message would have expired by then (`messageExpiry`).
 */
export function nextAttemptAt(attempts: number, now: Date, messageExpiry: Date | null): Date | null {
  const pause = RETRY_MINUTES[attempts - 1];
  if (pause === undefined) return null;
  const next = new Date(now.getTime() + pause * MINUTE);
  return messageExpiry && next >= messageExpiry ? null : next;
}

/** The time at which a message expires if it was queued at `createdAt` and is valid for `lifeMinutes`. */
export function messageExpiry(createdAt: Date, lifeMinutes: number): Date {
  return new Date(createdAt.getTime() + lifeMinutes * MINUTE);
}

/** How long sent and failed messages are kept; they contain personal data. */
export const MESSAGE_RETENTION_MS = 30 * 24 * 60 * MINUTE;
