/** The result of a delivery attempt. After a final failure another attempt would be pointless. */
export type Delivery = { ok: true } | { ok: false; reason: string; isFinal: boolean };

const MINUTE = 60_000;

/** Minutes to wait before the second attempt, the third, and so on: short for a brief fault, long for an outage. */
const RETRY_MINUTES = [1, 5, 30, 120, 720] as const;

/**
 * When to retry a message that has failed `attempts` times; null if it is given up. A message is not sent after
 * `messageExpiry`.
 */
export function nextAttemptAt(attempts: number, now: Date, messageExpiry: Date | null): Date | null {
  const pause = RETRY_MINUTES[attempts - 1];
  if (pause === undefined) return null;
  const next = new Date(now.getTime() + pause * MINUTE);
  return messageExpiry && next >= messageExpiry ? null : next;
}

/** When a message expires that was queued at `createdAt` and is valid for `lifeMinutes`. */
export function messageExpiry(createdAt: Date, lifeMinutes: number): Date {
  return new Date(createdAt.getTime() + lifeMinutes * MINUTE);
}

/** How long sent and failed messages are kept; they contain personal data. */
export const MESSAGE_RETENTION_MS = 30 * 24 * 60 * MINUTE;
