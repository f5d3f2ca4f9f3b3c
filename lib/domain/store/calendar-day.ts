// The library is large, so only the server works with calendars; the browser gets moments and texts.
import "server-only";
import { Temporal } from "temporal-polyfill";

/** A calendar day, represented by its first millisecond in UTC, so that it has the same value in every time zone. */
export type CalendarDay = number;

/** The calendar day at `moment` in `timeZone`. */
export function dayOf(moment: Date, timeZone: string): CalendarDay {
  return toDay(Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate());
}

export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return toDay(toDate(day).add({ days }));
}

/** The same date that many months later, or the last day of that month if it is shorter. */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  return toDay(toDate(day).add({ months }));
}

/** The day of the week, from 0 for Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return toDate(day).dayOfWeek % 7;
}

/**
 * The moment at which clocks in `timeZone` show `minutes` after midnight on this day. If clocks skip this time when
 * daylight saving begins, the moment is the skipped interval later; if they show it twice, it is the first.
 */
export function momentOn(day: CalendarDay, minutes: number, timeZone: string): Date {
  const shown = toDate(day).toPlainDateTime().add({ minutes });
  return new Date(shown.toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** A time such as "09:30", in minutes after midnight. */
export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Year and month at `moment` in `timeZone`; months count from 1. */
export function monthOf(moment: Date, timeZone: string): { year: number; month: number } {
  const { year, month } = toDate(dayOf(moment, timeZone));
  return { year, month };
}

/** The moments at which a month begins and ends in `timeZone`; months count from 1. */
export function monthSpan(
  { year, month }: { year: number; month: number },
  timeZone: string,
): { from: Date; to: Date } {
  const first = toDay(Temporal.PlainDate.from({ year, month, day: 1 }));
  return { from: momentOn(first, 0, timeZone), to: momentOn(monthsAfter(first, 1), 0, timeZone) };
}

/** The moments at which the first of these days, written as 2026-11-29, begins and the last one ends in `timeZone`. */
export function daySpan({ from, to }: { from: string; to: string }, timeZone: string): { from: Date; to: Date } {
  const [first, last] = [toDay(Temporal.PlainDate.from(from)), toDay(Temporal.PlainDate.from(to))];
  return { from: momentOn(first, 0, timeZone), to: momentOn(dayAfter(last, 1), 0, timeZone) };
}

function toDate(day: CalendarDay): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(day).toZonedDateTimeISO("UTC").toPlainDate();
}

function toDay(date: Temporal.PlainDate): CalendarDay {
  return date.toZonedDateTime("UTC").epochMilliseconds;
}
