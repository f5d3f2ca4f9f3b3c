import { countdown } from "@/lib/domain/site/countdown";

const now = new Date("2026-11-20T12:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  { left: 2 * DAY + 6 * HOUR + 41 * MINUTE + 9 * SECOND, text: "2d 06h 41m 09s" },
  { left: 123 * DAY, text: "123d 00h 00m 00s" },
  { left: DAY, text: "1d 00h 00m 00s" },
  { left: DAY - SECOND, text: "23h 59m 59s" },
  { left: 61 * SECOND, text: "00h 01m 01s" },
  { left: 1_001, text: "00h 00m 02s" },
  { left: 1, text: "00h 00m 01s" },
  { left: 0, text: null },
  { left: -SECOND, text: null },
])("shows $text when $left ms are left", ({ left, text }) => {
  expect(countdown(new Date(now.getTime() + left), now)).toBe(text);
});
it("treats an invalid date as over", () => {
  expect(countdown(new Date(Number.NaN), now)).toBeNull();
});
