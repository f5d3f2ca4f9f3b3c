import { type CalendarDay, dayAfter, dayOf, momentOn, weekdayOf } from "../store/time-zone";
import type { SlotDay } from "./checkout";

const HOUR_MS = 3_600_000;

/**
 * Times in minutes after midnight; prices in minor units of the base currency, without the additional charge. See
 * docs/domain.md#delivery-slots.
 */
export type DeliveryPlan = {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  lists: readonly { followingDays: number; groups: readonly DeliveryGroup[] }[];
};

/** @internal Exported for tests. */
export type DeliveryGroup = {
  delay: { type: "hour"; hours: number } | { type: "day"; days: number; orderUntil: number };
  slots: readonly { from: number; to: number; price: number }[];
};

/**
 * The available delivery slots by day: today and the following days whose weekday is served. A delay in hours means
 * that a slot must start at least that much later. A delay in days skips that many days for orders placed after
 * `orderUntil`, and one day less for earlier orders. Slots that have already started are never offered. If several
 * slots have the same time, the cheapest is offered.
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
