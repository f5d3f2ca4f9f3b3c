import fc from "fast-check";
import { dayAfter, dayOf, momentOn, monthsAfter, weekdayOf } from "@/lib/domain/store/calendar-day";

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

it.each([
  ["2030-06-17", 600, "Asia/Kolkata", "2030-06-17T04:30:00.000Z"],
  ["2030-06-17", 0, "Asia/Kolkata", "2030-06-16T18:30:00.000Z"],
  ["2030-06-17", 1_439, "America/New_York", "2030-06-18T03:59:00.000Z"],
  // On this day in Berlin the clocks go forward from two to three o'clock: one case before the change, one after it.
  ["2030-03-31", 90, "Europe/Berlin", "2030-03-31T00:30:00.000Z"],
  ["2030-03-31", 180, "Europe/Berlin", "2030-03-31T01:00:00.000Z"],
  // On this day in Berlin the clocks go back from three to two o'clock: one case before the change, one after it.
  ["2030-10-27", 60, "Europe/Berlin", "2030-10-26T23:00:00.000Z"],
  ["2030-10-27", 240, "Europe/Berlin", "2030-10-27T03:00:00.000Z"],
])("finds the moment on %s, %i minutes after midnight in %s", (date, minutes, zone, moment) => {
  expect(momentOn(day(date), minutes, zone).toISOString()).toBe(moment);
});

it.each([
  ["2030-06-16T18:29:59Z", "Asia/Kolkata", "2030-06-16", 0],
  ["2030-06-16T18:30:00Z", "Asia/Kolkata", "2030-06-17", 1],
  ["2030-06-17T03:00:00Z", "America/New_York", "2030-06-16", 0],
])("knows that at %s the date in %s is %s", (moment, zone, date, weekday) => {
  const found = dayOf(new Date(moment), zone);
  expect([found, weekdayOf(found)]).toEqual([day(date), weekday]);
});

it("finds a skipped time after the change, and a time that is shown twice before it", () => {
  expect(momentOn(day("2030-03-31"), 150, "Europe/Berlin").toISOString()).toBe("2030-03-31T01:30:00.000Z");
  expect(momentOn(day("2030-10-27"), 150, "Europe/Berlin").toISOString()).toBe("2030-10-27T00:30:00.000Z");
});

it.each([
  ["2030-01-31", 1, "2030-02-28"],
  ["2031-11-30", 3, "2032-02-29"],
  ["2030-06-17", 12, "2031-06-17"],
])("counts from %s by %i months to %s", (date, months, end) => {
  expect(monthsAfter(day(date), months)).toBe(day(end));
});

it("finds every day again from any of its moments, in every time zone", () => {
  const zones = fc.constantFrom("Asia/Kolkata", "America/New_York", "Pacific/Auckland", "Asia/Kathmandu");
  fc.assert(
    fc.property(zones, fc.nat({ max: 20_000 }), fc.nat({ max: 1_379 }), (zone, days, minutes) => {
      const found = dayAfter(day("2000-01-01"), days);
      expect(dayOf(momentOn(found, minutes, zone), zone)).toBe(found);
    }),
  );
});
