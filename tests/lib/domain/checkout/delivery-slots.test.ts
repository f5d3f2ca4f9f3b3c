import { type DeliveryGroup, type DeliveryPlan, deliverySlots } from "@/lib/domain/checkout/delivery-slots";

const KOLKATA = "Asia/Kolkata";
const HOUR = 60;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const morning = { from: 9 * HOUR, to: 12 * HOUR, price: 5_000 };
const evening = { from: 17 * HOUR, to: 20 * HOUR, price: 8_000 };
const inHours = (hours: number, ...slots: DeliveryGroup["slots"]): DeliveryGroup => ({
  delay: { type: "hour", hours },
  slots,
});
const inDays = (days: number, orderUntil: number, ...slots: DeliveryGroup["slots"]): DeliveryGroup => ({
  delay: { type: "day", days, orderUntil },
  slots,
});
const aPlan = (groups: DeliveryGroup[], followingDays = 2, weekdays = EVERY_DAY): DeliveryPlan => ({
  weekdays,
  lists: [{ followingDays, groups }],
});

const time = new Intl.DateTimeFormat("en-GB", { timeZone: KOLKATA, hour: "numeric", hour12: false });
const day = new Intl.DateTimeFormat("en-GB", { timeZone: KOLKATA, weekday: "short" });
const slotsAt = (plans: DeliveryPlan[], now: string) =>
  deliverySlots(plans, new Date(now), KOLKATA).map(
    ({ date, slots }) =>
      `${day.format(date)} ${slots.map(({ start, price }) => `${Number(time.format(start))} for ${price / 100}`).join(", ")}`,
  );

// 17 June 2030 is a Monday. In Kolkata 03:30Z is nine o'clock in the morning, 06:30Z is noon.
const NINE = "2030-06-17T03:30:00Z";
const NOON = "2030-06-17T06:30:00Z";

it.each<[string, DeliveryPlan[], string, string[]]>([
  ["a slot that starts now", [aPlan([inHours(0, morning)])], NINE, ["Mon 9 for 50", "Tue 9 for 50", "Wed 9 for 50"]],
  ["no slot that has started", [aPlan([inHours(0, morning)], 1)], NOON, ["Tue 9 for 50"]],
  ["slots after five hours", [aPlan([inHours(5, morning, evening)], 0)], NOON, ["Mon 17 for 80"]],
  ["none after five hours and a minute", [aPlan([inHours(5, evening)], 0)], "2030-06-17T06:31:00Z", []],
  [
    "tomorrow for who orders in time",
    [aPlan([inDays(2, 12 * HOUR, morning)], 2)],
    NOON,
    ["Tue 9 for 50", "Wed 9 for 50"],
  ],
  [
    "the day after for who does not",
    [aPlan([inDays(2, 12 * HOUR, morning)], 2)],
    "2030-06-17T06:30:01Z",
    ["Wed 9 for 50"],
  ],
  ["today without a day of delay", [aPlan([inDays(0, 12 * HOUR, evening)], 0)], NOON, ["Mon 17 for 80"]],
  ["today with one, for who orders in time", [aPlan([inDays(1, 12 * HOUR, evening)], 0)], NOON, ["Mon 17 for 80"]],
  ["only served weekdays", [aPlan([inHours(0, evening)], 6, [2, 5])], NOON, ["Tue 17 for 80", "Fri 17 for 80"]],
  [
    "the slots of all groups of a day, by time",
    [aPlan([inHours(0, evening), inHours(0, morning)], 1)],
    NOON,
    ["Mon 17 for 80", "Tue 9 for 50, 17 for 80"],
  ],
  [
    "the cheaper of two at the same time",
    [aPlan([inHours(0, { ...morning, price: 7_000 })], 1), aPlan([inHours(0, morning)], 1)],
    NOON,
    ["Tue 9 for 50"],
  ],
  ["nothing in a store without plans", [], NOON, []],
])("offers %s", (_, plans, now, expected) => {
  expect(slotsAt(plans, now)).toEqual(expected);
});
