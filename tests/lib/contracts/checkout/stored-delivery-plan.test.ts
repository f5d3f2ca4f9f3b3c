import { storedDeliveryPlanSchema } from "@/lib/contracts/checkout/stored-delivery-plan";

const slot = { from_time: "09:00", to_time: "12:30", price: "40.5" };
const group = { name: "Morning", delay_type: "hour", delay_duration: 3, slots: [slot] };
const list = { name: "Town", following_days: 2, groups: [group] };
const days = [
  { code: 1, day: "Monday", active: true },
  { code: "2", day: "Tuesday", active: true },
  { code: 3, day: "Wednesday", active: false },
];
const read = (content: object) => storedDeliveryPlanSchema.safeParse({ id: "plan", content }).data;
const groupsOf = (...groups: object[]) => read({ available_days: days, list: [{ ...list, groups }] })?.lists[0]?.groups;

it("reads a plan: days, delays, times and prices", () => {
  const byDay = { ...group, delay_type: "day", delay_duration: 1, order_time: "17:00" };
  expect(read({ available_days: days, list: [{ ...list, groups: [group, byDay] }] })).toEqual({
    weekdays: [1, 2],
    lists: [
      {
        followingDays: 2,
        groups: [
          { delay: { type: "hour", hours: 3 }, slots: [{ from: 540, to: 750, price: 4_050 }] },
          { delay: { type: "day", days: 1, orderUntil: 1_020 }, slots: [{ from: 540, to: 750, price: 4_050 }] },
        ],
      },
    ],
  });
});
it("leaves out inactive parts", () => {
  expect(read({ available_days: days, list: [{ ...list, status: "inactive" }] })?.lists).toEqual([]);
  expect(groupsOf({ ...group, status: "inactive" })).toEqual([]);
  expect(groupsOf({ ...group, slots: [{ ...slot, status: "inactive" }] })).toMatchObject([{ slots: [] }]);
});
it.each<[string, object]>([
  ["ends before it starts", { ...slot, to_time: "08:00" }],
  ["has no price", { ...slot, price: undefined }],
  ["has a negative price", { ...slot, price: -1 }],
  ["has an invalid time", { ...slot, from_time: "25:00" }],
])("leaves out a slot that %s", (_, broken) => {
  expect(groupsOf({ ...group, slots: [broken, slot] })?.[0]?.slots).toHaveLength(1);
});
it("leaves out a group without an order time", () => {
  expect(groupsOf({ ...group, delay_type: "day" }, group)).toHaveLength(1);
});
it("plans nothing without days or lists", () => {
  expect(read({})).toEqual({ weekdays: [], lists: [] });
});
