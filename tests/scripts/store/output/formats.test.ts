import { formatsOf } from "@/scripts/store/output/formats";

const LATE = "2026-11-22T20:15:00.000Z";

it.each([
  ["Asia/Kolkata", "2026-11-23", "2026-11-23 01:45"],
  ["America/New_York", "2026-11-22", "2026-11-22 15:15"],
])("tells the day and the minute of the store in %s", (time_zone, day, minute) => {
  const formats = formatsOf({ base_currency: "INR", time_zone });
  expect(formats.day(LATE)).toBe(day);
  expect(formats.minute(LATE)).toBe(minute);
});

it.each([
  ["INR", "₹12,50,000.50"],
  ["USD", "$1,250,000.50"],
])("tells amounts in %s, the store's own currency", (base_currency, text) => {
  expect(formatsOf({ base_currency, time_zone: "UTC" }).money(1_250_000.5)).toBe(text);
});
