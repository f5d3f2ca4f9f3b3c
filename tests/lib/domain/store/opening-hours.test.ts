import { openingHoursLines } from "@/lib/domain/store/opening-hours";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const open = (from: string, to: string) => ({ isOpen: true, hours: [{ from, to }] });
const closed = { isOpen: false, hours: [] };
const week = (...days: { isOpen: boolean; hours: { from: string; to: string }[] }[]) =>
  days.map((day, index) => ({ weekday: index + 1, name: NAMES[index] ?? "", ...day }));

it("puts days with the same hours in one line", () => {
  const usual = open("10:00", "19:00");
  expect(openingHoursLines(week(usual, usual, usual, usual, usual, open("10:00", "14:00"), closed))).toEqual([
    "Monday – Friday 10:00 – 19:00",
    "Saturday 10:00 – 14:00",
    "Sunday closed",
  ]);
});
it("tells a break at noon", () => {
  const day = {
    isOpen: true,
    hours: [
      { from: "09:00", to: "12:00" },
      { from: "15:00", to: "18:00" },
    ],
  };
  expect(openingHoursLines(week(day))).toEqual(["Monday 09:00 – 12:00, 15:00 – 18:00"]);
});
it.each([[[]], [week(closed, closed)]])("says nothing where no hours are set", (days) => {
  expect(openingHoursLines(days)).toEqual([]);
});
