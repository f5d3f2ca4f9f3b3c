import { type CalendarDay, dayAfter, dayOf, momentOn, weekdayOf } from "../store/calendar-day";
import type { SlotDay } from "./checkout";

const HOUR_MS = 3_600_000;

/**
 * When orders are delivered. Times are in minutes after midnight; prices are in minor units of the base currency,
 * without the additional charge. See docs/domain.md#delivery-slots.
 */
export type DeliveryPlan = {
  /** Days of the week on which orders are delivered; 0 is Sunday. */
  weekdays: readonly number[];
  lists: readonly { followingDays: number; groups: readonly DeliveryGroup[] }[];
};

/** @internal Exported for tests. */
export type DeliveryGroup = {
  delay: { type: "hour"; hours: number } | { type: "day"; days: number; orderUntil: number };
  slots: readonly { from: number; to: number; price: number }[];
};

/**
 * The available delivery slots by day, for today and the following days whose weekday is in the plan. Slots that have
 * already started are not available. If several slots have the same start and end, only the cheapest is returned.
 *
 * A delay in hours is the minimum time from now to the start of a slot. A delay in days is the number of days without
 * delivery, counted from today, for orders placed after `orderUntil`; for earlier orders it is one day less.
 *
 * Source: docs/domain.md#delivery-slots.
 */
export function deliverySlots(plans: readonly DeliveryPlan[], now: Date, timeZone: string): SlotDay[] {
  const today = dayOf(now, timeZone);
  const days = new Map<CalendarDay, Map<string, SlotDay["slots"][number]>>();
  for (const { weekdays, lists } of plans) {
    for (const { followingDays, groups } of lists) {
      for (let ahead = 0; ahead <= followingDays; ahead++) {
        const day = dayAfter(today, ahead);
        if (!weekdays.includes(weekdayOf(day))) continue;
        const slots = days.get(day) ?? new Map();
        for (const slot of groups.flatMap((group) => slotsOf(group, { day, ahead, today, now, timeZone }))) {
          const key = `${slot.start.getTime()} ${slot.end.getTime()}`;
          if ((slots.get(key)?.price ?? Number.POSITIVE_INFINITY) > slot.price) slots.set(key, slot);
        }
        if (slots.size > 0) days.set(day, slots);
      }
    }
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, slots]) => ({
      date: momentOn(day, 0, timeZone),
      slots: [...slots.values()].sort(
        (one, other) => one.start.getTime() - other.start.getTime() || one.end.getTime() - other.end.getTime(),
      ),
    }));
}

type DayContext = { day: CalendarDay; ahead: number; today: CalendarDay; now: Date; timeZone: string };

function slotsOf({ delay, slots }: DeliveryGroup, { day, ahead, today, now, timeZone }: DayContext) {
  if (delay.type === "day") {
    const isLate = now > momentOn(today, delay.orderUntil, timeZone);
    if (ahead < (isLate ? delay.days : delay.days - 1)) return [];
  }
  const earliest = now.getTime() + (delay.type === "hour" ? delay.hours * HOUR_MS : 0);
  return slots
    .map(({ from, to, price }) => ({
      start: momentOn(day, from, timeZone),
      end: momentOn(day, to, timeZone),
      price,
    }))
    .filter(({ start, end }) => start.getTime() >= earliest && start < end);
}
