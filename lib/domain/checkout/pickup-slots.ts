import type { OpeningDay } from "../store/store";
import { type CalendarDay, dayAfter, dayOf, minutesOf, momentOn, weekdayOf } from "../store/time-zone";
import type { Slot, SlotDay } from "./checkout";

const DAYS_OFFERED = 7;
const MINUTE = 60_000;

/** When an order can be collected; domain §3.3. */
export type PickupRules = {
  openingDays: readonly OpeningDay[];
  slotMinutes: number;
  /** Nothing is ready before. */
  delayMinutes: number;
  timeZone: string;
};

/**
 * The slots in which an order can be collected: opening hours cut into pieces, the last one short when the shop closes
 * in the middle of it. Seven days from the first moment on at which it can be ready; days without a free slot are left
 * out, and so are slots that have begun by then.
 *
 * Source: domain §4.9, "Pickup slots".
 */
export function pickupSlots(rules: PickupRules, now: Date): SlotDay[] {
  const readyAt = new Date(now.getTime() + rules.delayMinutes * MINUTE);
  const firstDay = dayOf(readyAt, rules.timeZone);
  return Array.from({ length: DAYS_OFFERED }, (_, index) => dayAfter(firstDay, index)).flatMap((day) => {
    const slots = slotsOf(day, rules).filter(({ start }) => start >= readyAt);
    return slots.length > 0
      ? [{ date: momentOn(day, 0, rules.timeZone), slots: slots.map((slot) => ({ ...slot, price: 0 })) }]
      : [];
  });
}

/** Whether there are hours to choose from at all: a store that tells none is collected from by arrangement. */
export function hasPickupHours({ openingDays }: Pick<PickupRules, "openingDays">): boolean {
  return openingDays.some(({ isOpen, hours }) => isOpen && hours.length > 0);
}

function slotsOf(day: CalendarDay, { openingDays, slotMinutes, timeZone }: PickupRules): Slot[] {
  const hours = openingDays
    .filter(({ weekday, isOpen }) => isOpen && weekday === weekdayOf(day))
    .flatMap((openingDay) => openingDay.hours)
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const starts = new Map<number, number>();
  for (const { from, to } of hours) {
    for (let start = from; start < to; start += slotMinutes) starts.set(start, Math.min(start + slotMinutes, to));
  }
  return (
    [...starts]
      .sort(([one], [other]) => one - other)
      .map(([start, end]) => ({ start: momentOn(day, start, timeZone), end: momentOn(day, end, timeZone) }))
      // An hour that the clocks skip is none.
      .filter(({ start, end }) => start < end)
  );
}
