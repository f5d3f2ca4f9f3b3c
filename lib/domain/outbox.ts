/** The result of a delivery attempt. After a `final` failure another attempt would be pointless. */
export type Delivery = { ok: true } | { ok: false; reason: string; isFinal: boolean };

const MINUTE = 60_000;

/** Pauses before the second attempt, the third, and so on: short for a hiccup, long for a service that is down overnight. */
const RETRY_PAUSES_MINUTES = [1, 5, 30, 120, 720] as const;

/**
 * When to retry a message that has failed `attempts` times; null when we give up. A message is never retried after
 * `usefulUntil`.
 */
export function nextAttemptAt(attempts: number, now: Date, usefulUntil: Date | null): Date | null {
  const pause = RETRY_PAUSES_MINUTES[attempts - 1];
  if (pause === undefined) return null;
  const next = new Date(now.getTime() + pause * MINUTE);
  return usefulUntil && next >= usefulUntil ? null : next;
}

/** The time until which a message queued at `createdAt` is still useful; it ages in `lifeMinutes`. */
export function usefulUntil(createdAt: Date, lifeMinutes: number): Date {
  return new Date(createdAt.getTime() + lifeMinutes * MINUTE);
}

/** Messages that were sent or given up are deleted after this time, because recipients are personal data. */
export const MESSAGES_KEPT_MILLISECONDS = 30 * 24 * 60 * MINUTE;
