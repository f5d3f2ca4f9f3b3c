import fc from "fast-check";
import {
  arrivalDays,
  type DeliveryFacts,
  deliveryTo,
  freeDeliveryFrom,
  readDuration,
} from "@/lib/domain/delivery/arrival";
import type { ShippingMethod } from "@/lib/domain/pricing/shipping";
import { workingDaysOf } from "@/lib/domain/store/working-days";

const MONDAY_TO_SATURDAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  name: "",
  isOpen: weekday !== 0,
  hours: [],
}));
const RULES = { dispatchDays: 2, workingDays: workingDaysOf(MONDAY_TO_SATURDAY, []), timeZone: "Asia/Kolkata" };
/** Tuesday 24 November 2026, half past eight in the evening in India. */
const NOW = new Date("2026-11-24T15:00:00Z");
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

it.each([
  { text: "3 to 5 days", read: { from: 3, to: 5, isInWorkingDays: false } },
  { text: "1-2 working days", read: { from: 1, to: 2, isInWorkingDays: true } },
  { text: "4 – 6 Business Days after dispatch", read: { from: 4, to: 6, isInWorkingDays: true } },
  { text: "1 day", read: { from: 1, to: 1, isInWorkingDays: false } },
  { text: "Within 3 days", read: { from: 1, to: 3, isInWorkingDays: false } },
  { text: "2 to 3 weeks", read: { from: 14, to: 21, isInWorkingDays: false } },
  { text: "24 hours", read: null },
  { text: "5 to 3 days", read: null },
  { text: "Soon", read: null },
  { text: "", read: null },
])("reads the delivery time “$text”", ({ text, read }) => {
  expect(readDuration(text)).toEqual(read);
});

it.each([
  // Leaves on Thursday.
  { time: "3 to 5 days", first: "2026-11-29", last: "2026-12-01" },
  // Friday; working days leave out Sunday.
  { time: "1 to 3 working days", first: "2026-11-27", last: "2026-11-30" },
])("counts $time from the day on which the order leaves", ({ time, first, last }) => {
  expect(arrivalDays(time, RULES, NOW)).toEqual({ first: day(first), last: day(last) });
});

it("counts the day of the order in the time zone of the store", () => {
  const midnight = new Date("2026-11-24T18:30:00Z");
  expect(arrivalDays("1 day", { ...RULES, dispatchDays: 0 }, midnight)).toEqual({
    first: day("2026-11-26"),
    last: day("2026-11-26"),
  });
});

it("takes Monday to Friday for working days if the store names no opening days", () => {
  const friday = new Date("2026-11-27T06:00:00Z");
  const rules = { ...RULES, dispatchDays: 1, workingDays: workingDaysOf([], []) };
  expect(arrivalDays("1 day", rules, friday)?.first).toBe(day("2026-12-01"));
});

it("leaves out the dates on which the shop is closed", () => {
  const rules = { ...RULES, workingDays: workingDaysOf(MONDAY_TO_SATURDAY, ["2026-11-25", "2026-11-27"]) };
  expect(arrivalDays("1 day", rules, NOW)?.first).toBe(day("2026-11-29"));
});

it("names no day if the store does not say when orders leave", () => {
  expect(arrivalDays("3 to 5 days", { ...RULES, dispatchDays: null }, NOW)).toBeNull();
  expect(arrivalDays("Soon", RULES, NOW)).toBeNull();
});

it("never lets an order arrive before it can have left, nor a longer wait end earlier", () => {
  const days = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(
      days,
      days,
      days,
      fc.date({ min: NOW, max: new Date("2028-01-01"), noInvalidDate: true }),
      (a, b, wait, now) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const range = arrivalDays(`${from} to ${to} days`, { ...RULES, dispatchDays: wait }, now);
        const later = arrivalDays(`${from} to ${to} days`, { ...RULES, dispatchDays: wait + 1 }, now);
        expect(range?.first).toBeLessThanOrEqual(range?.last ?? 0);
        expect(range?.first).toBeGreaterThanOrEqual(day(now.toISOString().slice(0, 10)));
        expect(later?.first).toBeGreaterThan(range?.first ?? 0);
      },
    ),
  );
});

const parcel: ShippingMethod = {
  id: "parcel",
  name: "Parcel",
  trackingLink: "",
  direction: "domestic",
  price: 0,
  deliveryTime: "3 to 7 days",
  freeFrom: 250_000,
  showsFreeHint: true,
  zones: [
    {
      name: "South",
      places: ["Kerala", "tamilnadu"],
      pricePerKilogram: 10_000,
      deliveryTime: "3 to 5 days",
      rates: [],
    },
    { name: "Elsewhere", places: ["Puducherry", "Delhi"], pricePerKilogram: 10_000, deliveryTime: "", rates: [] },
  ],
  isActive: true,
};
const express: ShippingMethod = {
  ...parcel,
  id: "express",
  name: "Express",
  zones: null,
  deliveryTime: "By hand",
  freeFrom: null,
};
const FACTS: DeliveryFacts = {
  ...RULES,
  settings: { pincodes: [], shipsOnlyAtHome: false, hasDeliverySlots: false },
  country: { code: "IN", name: "India" },
  methods: [parcel, express, { ...parcel, direction: "international" }, { ...parcel, isActive: false }],
  deliveryPlans: [],
  now: NOW,
};

it("says when each method reaches a postal code", () => {
  expect(deliveryTo("641 001", FACTS)).toEqual([
    {
      name: "Parcel",
      deliveryTime: "3 to 5 days",
      days: { first: day("2026-11-29"), last: day("2026-12-01") },
      freeFrom: 250_000,
    },
    { name: "Express", deliveryTime: "By hand", days: null, freeFrom: null },
  ]);
});

it("names the widest span where a code may lie in two states with different times", () => {
  // 60…: Tamil Nadu or Puducherry.
  expect(deliveryTo("600001", FACTS)).toMatchObject([
    { deliveryTime: "", days: { first: day("2026-11-29"), last: day("2026-12-03") } },
    {},
  ]);
});

it("leaves out a method that does not go there, and refuses a code that no method reaches", () => {
  expect(deliveryTo("700001", FACTS)).toMatchObject([{ name: "Express" }]);
  expect(deliveryTo("700001", { ...FACTS, methods: [parcel] })).toBe("pincode_not_served");
});

it.each([
  { written: "12345", refusal: "pincode_invalid" },
  { written: "", refusal: "pincode_invalid" },
  { written: "600002", refusal: "pincode_not_served" },
])("refuses “$written” as $refusal where only 600001 is served", ({ written, refusal }) => {
  expect(deliveryTo(written, { ...FACTS, settings: { ...FACTS.settings, pincodes: ["600 001"] } })).toBe(refusal);
});

it("names the first delivery slot in a store that delivers by slots", () => {
  const plan = {
    weekdays: [4],
    lists: [
      {
        followingDays: 6,
        groups: [{ delay: { type: "hour" as const, hours: 2 }, slots: [{ from: 600, to: 720, price: 0 }] }],
      },
    ],
  };
  const facts = { ...FACTS, settings: { ...FACTS.settings, hasDeliverySlots: true }, deliveryPlans: [plan] };
  expect(deliveryTo("600001", facts)).toEqual([
    { name: null, deliveryTime: "", days: { first: day("2026-11-26"), last: day("2026-11-26") }, freeFrom: null },
  ]);
});

it("knows from which amount delivery is free by some method within the country", () => {
  expect(freeDeliveryFrom([parcel, { ...parcel, freeFrom: 100_000 }, express])).toBe(100_000);
  expect(freeDeliveryFrom([express, { ...parcel, direction: "international" }])).toBeNull();
  expect(freeDeliveryFrom([{ ...parcel, isActive: false }])).toBeNull();
});
