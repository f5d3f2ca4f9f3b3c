import { deliveryTimeAfterMaking, makingDaysOf, makingOf, momentMade } from "@/lib/domain/delivery/making";

const shop = { workingDays: { weekdays: [1, 2, 3, 4, 5, 6], closedDates: ["2026-12-25"] }, timeZone: "Asia/Kolkata" };
const addon = (makingDays: number) => ({ addon: { name: "Work", price: 0, makingDays, customization: null } });

it.each([
  { items: [], days: 0 },
  { items: [{ addon: null }], days: 0 },
  { items: [addon(6), { addon: null }, addon(8), addon(2)], days: 8 },
])("an order waits for its longest work: $days", ({ items, days }) => expect(makingDaysOf(items)).toBe(days));

it.each([
  { what: "nothing to make", days: 0, now: "2026-11-28T09:07:30.000Z", made: "2026-11-28T09:07:30.000Z" },
  { what: "over a Sunday", days: 1, now: "2026-11-28T09:07:30.000Z", made: "2026-11-30T09:08:00.000Z" },
  { what: "over a closed date", days: 2, now: "2026-12-24T04:30:00.000Z", made: "2026-12-28T04:30:00.000Z" },
  {
    what: "from an hour that is the next day here",
    days: 1,
    now: "2026-11-30T20:00:00Z",
    made: "2026-12-01T20:00:00.000Z",
  },
])("is made after its working days: $what", ({ days, now, made }) =>
  expect(momentMade(days, shop, new Date(now)).toISOString()).toBe(made),
);

it.each([
  ["3 to 5 days", 0, "3 to 5 days"],
  ["3 to 5 days", 6, "3 to 5 days, after up to 6 working days to make it"],
  ["", 1, "Up to 1 working day to make it"],
  ["", 0, ""],
])("%j after %d days of making reads %j", (time, days, text) => expect(deliveryTimeAfterMaking(time, days)).toBe(text));

it.each([
  { needsAddon: true, offered: [{ makingDays: 6 }, { makingDays: 8 }], making: { days: 8, isAlways: true } },
  { needsAddon: false, offered: [{ makingDays: 6 }], making: { days: 6, isAlways: false } },
  // Without any work to choose, it is sold as it lies there.
  { needsAddon: true, offered: [], making: { days: 0, isAlways: false } },
])("a product is made for $making.days days, always: $making.isAlways", ({ making, ...product }) =>
  expect(makingOf(product, product.offered)).toEqual(making),
);
