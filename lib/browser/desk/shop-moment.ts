/**
 * The moment at which clocks in `timeZone` show `text`, such as `2026-10-24T00:00`, as ISO 8601. If clocks skip this time
 * when daylight saving begins, it is the skipped interval later; if they show it twice, it is the first.
 */
export function momentInZone(text: string, timeZone: string): string {
  const asUtc = Date.parse(`${text}Z`);
  const offset = (moment: number) => shownIn(timeZone, moment) - moment;
  // The offsets a day before and after include the one that counts, also on days when clocks change.
  const [before, after] = [offset(asUtc - DAY_MS), offset(asUtc + DAY_MS)];
  const first = asUtc - Math.max(before, after);
  const found = [first, asUtc - Math.min(before, after)].find((moment) => shownIn(timeZone, moment) === asUtc);
  return new Date(found ?? asUtc - before).toISOString();
}

/** What clocks in `timeZone` show at a moment, for an input of a day and a time. */
export const shownInZone = (moment: string, timeZone: string): string =>
  new Date(shownIn(timeZone, Date.parse(moment))).toISOString().slice(0, 16);

const DAY_MS = 86_400_000;

/** What clocks in a time zone show at a moment, as if it were UTC. */
function shownIn(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return Date.parse(`${parts.replace(" ", "T")}Z`);
}
