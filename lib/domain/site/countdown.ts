const SECOND_MS = 1_000;

/**
 * The time that is left as "2d 06h 41m 09s", days only when there are any; null once the moment has come.
 * Source: specification §4, "Announcement bar countdown". The script of `lib/inline/first-paint.ts` repeats it.
 */
export function countdown(endsAt: Date, now: Date): string | null {
  const left = endsAt.getTime() - now.getTime();
  // Written so that an invalid date, too, is over.
  if (!(left > 0)) return null;
  // The last second counts down to 1, so that the bar never says that no time is left.
  const seconds = Math.ceil(left / SECOND_MS);
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = clock.map((part) => String(part).padStart(2, "0"));
  return `${days > 0 ? `${days}d ` : ""}${hours}h ${minutes}m ${rest}s`;
}
