import { z } from "zod";
import { storedInteger, storedList } from "@/lib/contracts/codec/list";
import { requiredScaled } from "@/lib/contracts/codec/scalar";
import { activity, flag } from "@/lib/contracts/codec/tolerant";
import type { DeliveryPlan } from "@/lib/domain/checkout/delivery-slots";
import { minutesOf } from "@/lib/domain/store/calendar-day";

/** How many days ahead a delivery slot can be, at most. */
const MAX_DAYS_AHEAD = 60;

const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/)
  .transform(minutesOf);

const slot = z
  .object({ from_time: timeOfDay, to_time: timeOfDay, price: requiredScaled(2), status: activity("active") })
  .refine(({ from_time, to_time }) => from_time < to_time);

const delays = { delay_duration: storedInteger(0, 1_000, 0) };
const slots = storedList(slot);
const group = z
  .discriminatedUnion("delay_type", [
    z.object({ delay_type: z.literal("hour"), ...delays, status: activity("active"), slots }),
    z.object({ delay_type: z.literal("day"), ...delays, order_time: timeOfDay, status: activity("active"), slots }),
  ])
  .transform((stored) => ({
    isActive: stored.status === "active",
    delay:
      stored.delay_type === "hour"
        ? ({ type: "hour", hours: stored.delay_duration } as const)
        : ({ type: "day", days: stored.delay_duration, orderUntil: stored.order_time } as const),
    slots: stored.slots
      .filter(({ status }) => status === "active")
      .map(({ from_time, to_time, price }) => ({ from: from_time, to: to_time, price })),
  }));

const list = z.object({
  following_days: storedInteger(0, MAX_DAYS_AHEAD, 0),
  status: activity("active"),
  groups: storedList(group),
});

/**
 * The delivery slots, stored as a row `{ id, content }` of `shared_lists` with the kind delivery_method. See
 * docs/domain.md#delivery-slots.
 */
export const storedDeliveryPlanSchema = z
  .object({
    content: z.object({
      available_days: storedList(z.object({ code: z.coerce.number().int().min(0).max(6), active: flag(false) })),
      list: storedList(list),
    }),
  })
  .transform(
    ({ content }): DeliveryPlan => ({
      weekdays: content.available_days.filter(({ active }) => active).map(({ code }) => code),
      lists: content.list
        .filter(({ status }) => status === "active")
        .map(({ following_days, groups }) => ({
          followingDays: following_days,
          groups: groups
            .filter(({ isActive }) => isActive)
            .map(({ delay, slots: offered }) => ({ delay, slots: offered })),
        })),
    }),
  );

/**
 * What the shop would leave out of a plan that its owner writes: days, lists, groups and slots that it cannot read. Each
 * path leads to one of them.
 */
export function deliveryPlanFaults(content: unknown): { path: string; code: string }[] {
  const faults: { path: string; code: string }[] = [];
  const check = (schema: z.ZodType, value: unknown, path: string, code: string) => {
    if (!schema.safeParse(value).success) faults.push({ path, code });
  };
  entriesOf(content, "list").forEach((plan, at) => {
    check(list, plan, `list.${at}`, "entry_unreadable");
    entriesOf(plan, "groups").forEach((named, groupAt) => {
      const path = `list.${at}.groups.${groupAt}`;
      check(group, named, path, "group_unreadable");
      entriesOf(named, "slots").forEach((each, slotAt) => {
        check(slot, each, `${path}.slots.${slotAt}`, "slot_unreadable");
      });
    });
  });
  return faults;
}

function entriesOf(value: unknown, member: string): unknown[] {
  const entries = typeof value === "object" && value !== null ? Reflect.get(value, member) : null;
  return Array.isArray(entries) ? entries : [];
}
