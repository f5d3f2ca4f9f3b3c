import fc from "fast-check";
import { momentInZone } from "@/lib/browser/desk/shop-moment";
import { dayOf, momentOn } from "@/lib/domain/store/calendar-day";

const MINUTE_MS = 60_000;

it.each([
  ["2026-10-24T00:00", "Asia/Kolkata", "2026-10-23T18:30:00.000Z"],
  ["2026-12-01T09:15", "America/New_York", "2026-12-01T14:15:00.000Z"],
  ["2026-07-01T09:15", "America/New_York", "2026-07-01T13:15:00.000Z"],
  // Skipped when daylight saving begins, and shown twice when it ends.
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
])("knows when clocks show %s in %s", (text, timeZone, moment) => {
  expect(momentInZone(text, timeZone)).toBe(moment);
});

it("agrees with the server's calendar at any time in any zone", () => {
  const zone = fc.constantFrom("Asia/Kolkata", "Europe/London", "America/New_York", "Australia/Sydney", "Asia/Dubai");
  const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / MINUTE_MS, max: Date.UTC(2034, 0, 1) / MINUTE_MS });
  fc.assert(
    fc.property(zone, minutes, (timeZone, count) => {
      const text = new Date(count * MINUTE_MS).toISOString().slice(0, 16);
      const day = dayOf(new Date(`${text.slice(0, 10)}T00:00:00Z`), "UTC");
      const [hours = 0, rest = 0] = text.slice(11).split(":").map(Number);
      expect(momentInZone(text, timeZone)).toBe(momentOn(day, hours * 60 + rest, timeZone).toISOString());
    }),
  );
});
