import fc from "fast-check";
import {
  itemsStillSold,
  type LeftCart,
  leftCartRefusal,
  leftCartTimes,
  remindsOfLeftCarts,
} from "@/lib/domain/left-cart";
import { aCartItem, aSoldItem } from "@/tests/factories/cart";
import { aStore } from "@/tests/factories/store";

const NOW = new Date("2026-11-27T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const aLeftCart = (changes: Partial<LeftCart> = {}): LeftCart => ({
  consentedAt: hoursAgo(100),
  changedAt: hoursAgo(24),
  firstItemAt: hoursAgo(30),
  remindedAt: null,
  wasOrderedSince: false,
  isSuppressed: false,
  ...changes,
});

it.each<{ bag: Partial<LeftCart>; because: string | null; why: string }>([
  { why: "exactly after the owner's time", bag: {}, because: null },
  { why: "a minute too early", bag: { changedAt: hoursAgo(24 - 1 / 60) }, because: "too_early" },
  { why: "counted from a consent that came later", bag: { consentedAt: hoursAgo(23) }, because: "too_early" },
  {
    why: "consented long after the change",
    bag: { changedAt: hoursAgo(500), consentedAt: hoursAgo(25) },
    because: null,
  },
  { why: "within three more days", bag: { changedAt: hoursAgo(95) }, because: null },
  { why: "after three more days", bag: { changedAt: hoursAgo(96) }, because: "too_late" },
  { why: "without consent", bag: { consentedAt: null }, because: "no_consent" },
  { why: "emptied", bag: { firstItemAt: null }, because: "empty" },
  { why: "after an order", bag: { wasOrderedSince: true }, because: "ordered_since" },
  { why: "to an address that gets no mail", bag: { isSuppressed: true }, because: "suppressed" },
  { why: "reminded, and untouched", bag: { remindedAt: hoursAgo(1) }, because: "reminded_already" },
  {
    why: "reminded, and changed since",
    bag: { remindedAt: hoursAgo(200), firstItemAt: hoursAgo(300) },
    because: "reminded_already",
  },
  { why: "another bag after a reminder", bag: { remindedAt: hoursAgo(200), firstItemAt: hoursAgo(30) }, because: null },
  {
    why: "brought back at this moment",
    bag: { remindedAt: hoursAgo(30), firstItemAt: hoursAgo(30) },
    because: "reminded_already",
  },
])("answers a bag $why with $because", ({ bag, because }) => {
  expect(leftCartRefusal(aLeftCart(bag), 24, NOW)).toBe(because);
});

it("never reminds of a bag without consent, or after an order, whatever else is true of it", () => {
  const moment = fc.integer({ min: 0, max: 2_000 }).map(hoursAgo);
  const bags = fc.record({
    consentedAt: fc.option(moment),
    changedAt: moment,
    firstItemAt: fc.option(moment),
    remindedAt: fc.option(moment),
    wasOrderedSince: fc.boolean(),
    isSuppressed: fc.boolean(),
  });
  fc.assert(
    fc.property(bags, fc.integer({ min: 1, max: 720 }), (bag, hours) => {
      if (leftCartRefusal(bag, hours, NOW) !== null) return;
      expect(bag).toMatchObject({ consentedAt: expect.any(Date), wasOrderedSince: false, isSuppressed: false });
      expect(bag.changedAt.getTime()).toBeLessThanOrEqual(leftCartTimes(hours, NOW).until.getTime());
    }),
  );
});

it.each([
  { store: {}, hours: 24, reminds: true },
  { store: {}, hours: 0, reminds: false },
  { store: { subType: "quot" as const }, hours: 24, reminds: false },
  { store: { subType: "enquiry" as const }, hours: 24, reminds: false },
])("reminds in a store with $store after $hours hours: $reminds", ({ store, hours, reminds }) => {
  const { setting, ...rest } = aStore(store);
  expect(remindsOfLeftCarts({ ...rest, setting: { ...setting, leftCartHours: hours } })).toBe(reminds);
});

it("does not remind where prices are hidden", () => {
  const { setting, ...rest } = aStore();
  expect(remindsOfLeftCarts({ ...rest, setting: { ...setting, leftCartHours: 24, hidesPrices: true } })).toBe(false);
});

it("names only what can be bought, even if less of it", () => {
  const items = [
    aCartItem({ id: "sold", productId: "a", sold: aSoldItem({ stock: 500 }) }),
    aCartItem({ id: "fewer", productId: "b", quantity: 300, sold: aSoldItem({ stock: 200 }) }),
    aCartItem({ id: "sold out", productId: "c", sold: aSoldItem({ stock: 0 }) }),
    aCartItem({ id: "withdrawn", productId: "d", sold: null }),
  ];
  expect(itemsStillSold(items, aStore().setting).map(({ id }) => id)).toEqual(["sold", "fewer"]);
});
