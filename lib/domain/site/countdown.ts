const SECOND_MS = 1_000;

/**
 * The remaining time as "2d 06h 41m 09s", without days on the last day; null once the time has run out.
 * Source: specification §4, "Announcement bar countdown". The script of `lib/inline/first-paint.ts` repeats this
 *         calculation.
 */
export function countdown(endsAt: Date, now: Date): string | null {
  const left = endsAt.getTime() - now.getTime();
  // The negated form treats an invalid date as over.
  if (!(left > 0)) return null;
  // Rounded up, so that the countdown never shows zero.
  const seconds = Math.ceil(left / SECOND_MS);
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, remainder] = clock.map((part) => String(part).padStart(2, "0"));
  return `${days > 0 ? `${days}d ` : ""}${hours}h ${minutes}m ${remainder}s`;
}
