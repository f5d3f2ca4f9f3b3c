import fc from "fast-check";
import { badgesOf, isNewArrival } from "@/lib/domain/product/badges";
import { dayAfter, dayOf } from "@/lib/domain/store/calendar-day";
import type { AutoBadge, Badge } from "@/lib/domain/store/store";

const autoBadges: AutoBadge[] = [
  { type: "new_arrival", name: "New", isActive: true },
  { type: "on_sale", name: "Sale", isActive: true },
  { type: "sold_out", name: "Gone", isActive: true },
];
const badges: Badge[] = [
  { id: "b", name: "Second", rank: 2, isActive: true },
  { id: "a", name: "First", rank: 1, isActive: true },
  { id: "off", name: "Hidden", rank: 0, isActive: false },
];
const now = new Date("2030-02-01T12:00:00Z");
const timeZone = "Europe/London";
const old = new Date("2029-01-01T00:00:00Z");
const product = {
  stock: { quantity: 1_000, state: "in_stock" },
  createdAt: old,
  price: { sellingPrice: 100, discountedPrice: 100 },
  badgeIds: [] as string[],
} as const;

it("shows only the sold-out badge on a sold-out product", () => {
  const soldOut = {
    ...product,
    stock: { quantity: 0, state: "sold_out" },
    createdAt: now,
    price: { sellingPrice: 100, discountedPrice: 50 },
  } as const;
  expect(badgesOf(soldOut, { autoBadges, badges, timeZone }, now)).toEqual(["Gone"]);
});
it.each([
  { sellingPrice: 100_000, discountedPrice: 99_999, shown: ["Sale"] }, // less than one percent off
  { sellingPrice: 100_000, discountedPrice: 100_000, shown: [] },
  { sellingPrice: 100_000, discountedPrice: 100_001, shown: [] },
])("shows $shown at $discountedPrice instead of $sellingPrice", ({ shown, ...price }) => {
  expect(badgesOf({ ...product, price }, { autoBadges, badges: [], timeZone }, now)).toEqual(shown);
});
it("shows new, sale, and the owner's badges by rank", () => {
  const badged = {
    ...product,
    createdAt: now,
    price: { sellingPrice: 100, discountedPrice: 50 },
    badgeIds: ["b", "off", "a", "unknown"],
  };
  expect(badgesOf(badged, { autoBadges, badges, timeZone }, now)).toEqual(["New", "Sale", "First", "Second"]);
});
it("leaves out badges the owner has switched off", () => {
  const off = autoBadges.map((badge) => ({ ...badge, isActive: false }));
  expect(badgesOf({ ...product, createdAt: now }, { autoBadges: off, badges, timeZone }, now)).toEqual([]);
});
it.each([
  { created: "2030-01-02T23:59:00Z", isNew: true }, // new until the end of the thirtieth day
  { created: "2030-01-02T00:00:00Z", isNew: true },
  { created: "2030-01-01T23:59:59Z", isNew: false },
])("created at $created: new on 1 February is $isNew", ({ created, isNew }) => {
  expect(isNewArrival(new Date(created), now, timeZone)).toBe(isNew);
});

it.each([
  // In India, it is 2 January half an hour before midnight in UTC.
  { created: "2030-01-01T18:29:59Z", zone: "Asia/Kolkata", isNew: false },
  { created: "2030-01-01T18:30:00Z", zone: "Asia/Kolkata", isNew: true },
  { created: "2030-01-02T04:59:59Z", zone: "America/New_York", isNew: false },
  { created: "2030-01-02T05:00:00Z", zone: "America/New_York", isNew: true },
])("created at $created: new on 1 February in $zone is $isNew", ({ created, zone, isNew }) => {
  expect(isNewArrival(new Date(created), new Date("2030-02-01T12:00:00Z"), zone)).toBe(isNew);
});

it("asks the calendar wherever hours alone could be wrong", () => {
  const zones = fc.constantFrom(
    "Asia/Kolkata",
    "America/New_York",
    "Europe/London",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
  );
  const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 28 * 24 * 60, max: 33 * 24 * 60 }), zones, (created, minutes, zone) => {
      const later = new Date(created.getTime() + minutes * 60_000);
      expect(isNewArrival(created, later, zone)).toBe(dayOf(later, zone) <= dayAfter(dayOf(created, zone), 30));
    }),
    { numRuns: 300 },
  );
});
