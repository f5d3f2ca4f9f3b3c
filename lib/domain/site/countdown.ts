const SECOND_MS = 1_000;

/**
 * The time left until `endsAt`, as "2d 06h 41m 09s"; without days if less than a day is left, null if no time is left.
 * Source: specification §4, "Announcement bar countdown". The script in `lib/inline/first-paint.ts` contains the same
 *         calculation and must give the same result.
 */
export function countdown(endsAt: Date, now: Date): string | null {
  const left = endsAt.getTime() - now.getTime();
  // For an invalid date `left` is NaN, which is not above 0, so the countdown counts as over.
  if (!(left > 0)) return null;
  // Rounded up, so that the countdown never shows zero.
  const seconds = Math.ceil(left / SECOND_MS);
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, remainder] = clock.map((part) => String(part).padStart(2, "0"));
  return `${days > 0 ? `${days}d ` : ""}${hours}h ${minutes}m ${remainder}s`;
}
