/** Time zones by country; for a country with several, the time zone of its capital. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  AE: "Asia/Dubai",
  AU: "Australia/Sydney",
  BD: "Asia/Dhaka",
  BH: "Asia/Bahrain",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GH: "Africa/Accra",
  HK: "Asia/Hong_Kong",
  ID: "Asia/Jakarta",
  IE: "Europe/Dublin",
  IN: "Asia/Kolkata",
  IT: "Europe/Rome",
  JP: "Asia/Tokyo",
  KW: "Asia/Kuwait",
  LK: "Asia/Colombo",
  MY: "Asia/Kuala_Lumpur",
  NL: "Europe/Amsterdam",
  NP: "Asia/Kathmandu",
  NZ: "Pacific/Auckland",
  OM: "Asia/Muscat",
  QA: "Asia/Qatar",
  SA: "Asia/Riyadh",
  SG: "Asia/Singapore",
  US: "America/New_York",
  ZA: "Africa/Johannesburg",
};

/**
 * The time zone in which a store's opening hours and slots are given. The store's settings contain no time zone, so it
 * is derived from the two-letter `country`. For countries not in the list it is Indian time, because the platform is
 * Indian.
 */
export function storeTimeZone(country: string): string {
  return TIME_ZONES[country] ?? "Asia/Kolkata";
}

/** A calendar day, represented by its first millisecond in UTC, so that it has the same value in every time zone. */
export type CalendarDay = number;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The calendar day at `moment` in `timeZone`. */
export function dayOf(moment: Date, timeZone: string): CalendarDay {
  return Math.floor((moment.getTime() + offsetAt(moment.getTime(), timeZone)) / DAY_MS) * DAY_MS;
}

export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return day + days * DAY_MS;
}

/** The day of the week, from 0 for Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(day).getUTCDay();
}

/**
 * The moment at which clocks in `timeZone` show `minutes` after midnight on this day. If clocks skip this time when
 * daylight saving begins, the moment is the skipped interval later.
 */
export function momentOn(day: CalendarDay, minutes: number, timeZone: string): Date {
  const shown = day + minutes * MINUTE_MS;
  const estimate = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(estimate, timeZone));
}

/** Minutes after midnight of a time such as "09:30". */
export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return hours * 60 + minutes;
}

/** How many milliseconds local clocks are ahead of UTC at `time`. */
function offsetAt(time: number, timeZone: string): number {
  const parts = clock(timeZone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return shown - Math.floor(time / 1_000) * 1_000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clock(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(timeZone, created);
  return created;
}
