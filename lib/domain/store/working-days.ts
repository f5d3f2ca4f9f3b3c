import type { CalendarDay } from "./calendar-day";
import type { OpeningDay } from "./store";

/** When a store works. `weekdays` are numbers from 0 for Sunday, at least one; `closedDates` as YYYY-MM-DD. */
export type WorkingDays = { weekdays: readonly number[]; closedDates: readonly string[] };

// A day is its first millisecond in UTC, so adding days needs no library, which browsers would have to load.
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/** The days on which the store opens, or Monday to Friday if it names none; without the dates on which it is closed. */
export function workingDaysOf(openingDays: readonly OpeningDay[], closedDates: readonly string[]): WorkingDays {
  const open = openingDays.filter(({ isOpen }) => isOpen).map(({ weekday }) => weekday);
  return { weekdays: open.length > 0 ? open : MONDAY_TO_FRIDAY, closedDates };
}

/** The day on which `count` working days have passed since `start`, which is none of them; `start` for 0. */
export function workingDaysAfter(
  start: CalendarDay,
  count: number,
  { weekdays, closedDates }: WorkingDays,
): CalendarDay {
  let day = start;
  for (let left = count; left > 0; ) {
    day = dayLater(day, 1);
    if (weekdays.includes(new Date(day).getUTCDay()) && !closedDates.includes(dateText(day))) left -= 1;
  }
  return day;
}

export const dayLater = (day: CalendarDay, days: number): CalendarDay => day + days * DAY_MS;

/** A day as YYYY-MM-DD, as date fields of forms have it. */
export function dateText(day: CalendarDay): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** The day that a date field says; null for what is no date. */
export function readDate(text: string): CalendarDay | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read 31 February as 3 March.
  return Number.isNaN(day) || dateText(day) !== text ? null : day;
}
