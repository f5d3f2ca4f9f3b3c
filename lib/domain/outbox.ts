/** What became of a try to deliver a message. A `final` failure is one that no later try can mend. */
export type Delivery = { ok: true } | { ok: false; reason: string; isFinal: boolean };

const MINUTE = 60_000;

/** Before the second try, the third, and so on: short for a hiccup, long for a service that is down for the night. */
const PAUSES_MINUTES = [1, 5, 30, 120, 720] as const;

/**
 * When a message is tried again that has now failed `attempts` times; null when it is given up. Nothing is tried at a
 * time at which it is of no use any more (`usefulUntil`).
 */
export function nextAttemptAt(attempts: number, now: Date, usefulUntil: Date | null): Date | null {
  const pause = PAUSES_MINUTES[attempts - 1];
  if (pause === undefined) return null;
  const next = new Date(now.getTime() + pause * MINUTE);
  return usefulUntil && next >= usefulUntil ? null : next;
}

/** Until when a message is of use that was queued at `createdAt` and ages in `lifeMinutes`. */
export function usefulUntil(createdAt: Date, lifeMinutes: number): Date {
  return new Date(createdAt.getTime() + lifeMinutes * MINUTE);
}

/** Messages that were sent or given up are forgotten when they are older: recipients are personal too. */
export const MESSAGES_KEPT_MILLISECONDS = 30 * 24 * 60 * MINUTE;
