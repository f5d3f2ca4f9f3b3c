import { hasPickupHours, type PickupRules, pickupSlots } from "@/lib/domain/checkout/pickup-slots";

const KOLKATA = "Asia/Kolkata";
const open = (weekday: number, ...hours: [string, string][]) => ({
  weekday,
  name: "",
  isOpen: true,
  hours: hours.map(([from, to]) => ({ from, to })),
});
/** Pickup from ten to one o'clock, Monday to Friday. */
const rules: PickupRules = {
  openingDays: [1, 2, 3, 4, 5].map((weekday) => open(weekday, ["10:00", "13:00"])),
  closedDates: [],
  slotMinutes: 60,
  delay: { unit: "hour", count: 2 },
  timeZone: KOLKATA,
};

const time = new Intl.DateTimeFormat("en-GB", { timeZone: KOLKATA, hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { timeZone: KOLKATA, weekday: "short", day: "numeric" });
const slotsAt = (given: PickupRules, now: string) =>
  pickupSlots(given, new Date(now)).map(({ date, slots }) => ({
    day: day.format(date),
    slots: slots.map(({ start, end }) => `${time.format(start)}-${time.format(end)}`),
  }));
const days = (given: PickupRules, now: string) => slotsAt(given, now).map(({ day }) => day);
const first = (given: PickupRules, now: string) => slotsAt(given, now)[0];

const ALL = ["10:00-11:00", "11:00-12:00", "12:00-13:00"];

// 17 June 2030 is a Monday. Times are in UTC; in Kolkata it is five and a half hours later.
it.each<[string, Partial<PickupRules>, string, { day: string; slots: string[] }]>([
  ["before the shop opens", {}, "2030-06-17T01:00:00Z", { day: "Mon 17", slots: ALL }],
  ["two hours before a slot", {}, "2030-06-17T03:30:00Z", { day: "Mon 17", slots: ALL.slice(1) }],
  ["one second too late for it", {}, "2030-06-17T03:30:01Z", { day: "Mon 17", slots: ALL.slice(2) }],
  ["when the day is too short", {}, "2030-06-17T06:00:00Z", { day: "Tue 18", slots: ALL }],
  ["on a day that is over there but not in London", {}, "2030-06-17T19:00:00Z", { day: "Tue 18", slots: ALL }],
  ["on a closed day", {}, "2030-06-15T06:00:00Z", { day: "Mon 17", slots: ALL }],
  [
    "with a day of preparation",
    { delay: { unit: "day", count: 1 } },
    "2030-06-17T05:00:00Z",
    { day: "Tue 18", slots: ALL.slice(1) },
  ],
  ["without any delay", { delay: { unit: "hour", count: 0 } }, "2030-06-17T04:30:00Z", { day: "Mon 17", slots: ALL }],
  [
    "with a piece at the end",
    { slotMinutes: 120 },
    "2030-06-17T01:00:00Z",
    { day: "Mon 17", slots: ["10:00-12:00", "12:00-13:00"] },
  ],
  [
    "with a break at noon",
    { openingDays: [open(1, ["14:00", "15:00"], ["10:00", "11:00"])] },
    "2030-06-17T01:00:00Z",
    { day: "Mon 17", slots: ["10:00-11:00", "14:00-15:00"] },
  ],
  [
    "with hours that overlap",
    { openingDays: [open(1, ["10:00", "12:00"], ["11:00", "12:00"])] },
    "2030-06-17T01:00:00Z",
    { day: "Mon 17", slots: ["10:00-11:00", "11:00-12:00"] },
  ],
])("has the next slots %s", (_, overrides, now, expected) => {
  expect(first({ ...rules, ...overrides }, now)).toEqual(expected);
});

it("looks seven days ahead, including closed days", () => {
  expect(days(rules, "2030-06-17T01:00:00Z")).toEqual(["Mon 17", "Tue 18", "Wed 19", "Thu 20", "Fri 21"]);
  expect(days(rules, "2030-06-19T01:00:00Z")).toEqual(["Wed 19", "Thu 20", "Fri 21", "Mon 24", "Tue 25"]);
});

/** Open from Monday to Saturday. */
const sixDays = { openingDays: [1, 2, 3, 4, 5, 6].map((weekday) => open(weekday, ["10:00", "13:00"])) };
it.each<[number, string, Partial<PickupRules>, string, string]>([
  [1, "on a Monday at eleven", {}, "2030-06-17T05:30:00Z", "Tue 18 11:00-12:00"],
  [3, "on a Friday before opening", {}, "2030-06-21T03:30:00Z", "Wed 26 10:00-11:00"],
  [3, "on a Friday after closing, open on Saturdays", sixDays, "2030-06-21T10:00:00Z", "Wed 26 10:00-11:00"],
  [3, "on a Friday at eleven, open on Saturdays", sixDays, "2030-06-21T05:30:00Z", "Tue 25 11:00-12:00"],
  [5, "on a Sunday", {}, "2030-06-16T05:30:00Z", "Fri 21 11:00-12:00"],
  [10, "on a Sunday", {}, "2030-06-16T05:30:00Z", "Fri 28 11:00-12:00"],
  [0, "on a Monday at eleven", {}, "2030-06-17T05:30:00Z", "Mon 17 11:00-12:00"],
])("has the first slot %i working days after an order %s", (count, _, overrides, now, expected) => {
  const slot = first({ ...rules, ...overrides, delay: { unit: "working_day", count } }, now);
  expect(`${slot?.day} ${slot?.slots[0]}`).toBe(expected);
});

it.each<[string, Partial<PickupRules>]>([
  ["is never open", { openingDays: [] }],
  ["is closed on all its days", { openingDays: [{ ...open(1, ["10:00", "12:00"]), isOpen: false }] }],
  ["closes before it opens", { openingDays: [open(1, ["12:00", "10:00"])] }],
])("has no slots in a shop that %s", (_, overrides) => {
  for (const unit of ["hour", "working_day"] as const) {
    expect(slotsAt({ ...rules, ...overrides, delay: { unit, count: 2 } }, "2030-06-17T01:00:00Z")).toEqual([]);
  }
});

it("distinguishes a store without opening hours", () => {
  expect(hasPickupHours(rules)).toBe(true);
  expect(hasPickupHours({ openingDays: [] })).toBe(false);
});

it("follows daylight saving time in both directions", () => {
  const sundays: PickupRules = {
    ...rules,
    openingDays: [open(0, ["00:00", "04:00"])],
    delay: { unit: "hour", count: 0 },
    timeZone: "Europe/Berlin",
  };
  const starts = (now: string) =>
    pickupSlots(sundays, new Date(now)).flatMap(({ slots }) => slots.map(({ start }) => start.toISOString()));
  // On 31 March the clocks go forward from two to three o'clock, so there is no slot at two.
  expect(starts("2030-03-30T12:00:00Z")).toEqual([
    "2030-03-30T23:00:00.000Z",
    "2030-03-31T00:00:00.000Z",
    "2030-03-31T01:00:00.000Z",
  ]);
  expect(starts("2030-10-26T12:00:00Z").at(-1)).toBe("2030-10-27T02:00:00.000Z");
});

it("offers no slot on a date on which the shop is closed, and counts it as no working day", () => {
  const closed: PickupRules = { ...rules, closedDates: ["2026-11-26"], delay: { unit: "working_day", count: 2 } };
  // Tuesday noon in India; Thursday is a holiday.
  expect(days({ ...closed, delay: { unit: "hour", count: 0 } }, "2026-11-24T06:30:00Z")).not.toContain("Thu 26");
  expect(days(closed, "2026-11-24T06:30:00Z")[0]).toBe("Fri 27");
});
