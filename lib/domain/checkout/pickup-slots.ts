import { type CalendarDay, dayAfter, dayOf, minutesOf, momentOn, weekdayOf } from "../store/calendar-day";
import type { OpeningDay, PickupDelay } from "../store/store";
import { dateText, workingDaysAfter } from "../store/working-days";
import type { Slot, SlotDay } from "./checkout";

const MAX_DAYS = 7;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The store's rules for pickup slots; see docs/domain.md#pickup-slots. */
export type PickupRules = {
  openingDays: readonly OpeningDay[];
  /** Dates on which the shop is closed, as YYYY-MM-DD. */
  closedDates: readonly string[];
  slotMinutes: number;
  delay: PickupDelay;
  timeZone: string;
};

/**
 * The available pickup slots by day. Opening hours are divided into slots; the last slot is shorter if the shop closes
 * before it would end. The slots cover seven days, starting with the day on which the order can be ready. Slots that
 * start before it is ready are left out, as are days without slots.
 *
 * Source: docs/domain.md#pickup-slots.
 */
export function pickupSlots(rules: PickupRules, now: Date): SlotDay[] {
  if (!hasPickupHours(rules)) return [];
  const readyAt = momentReady(rules, now);
  const firstDay = dayOf(readyAt, rules.timeZone);
  return Array.from({ length: MAX_DAYS }, (_, index) => dayAfter(firstDay, index)).flatMap((day) => {
    const slots = slotsOf(day, rules).filter(({ start }) => start >= readyAt);
    return slots.length > 0
      ? [{ date: momentOn(day, 0, rules.timeZone), slots: slots.map((slot) => ({ ...slot, price: 0 })) }]
      : [];
  });
}

/**
 * False if the store has not entered any opening hours. The shopper then chooses no slot, and the time is agreed with
 * the shop.
 */
export function hasPickupHours({ openingDays }: Pick<PickupRules, "openingDays">): boolean {
  return openingDays.some(isOpenDay);
}

function isOpenDay({ isOpen, hours }: OpeningDay): boolean {
  return isOpen && hours.length > 0;
}

/**
 * When an order placed at `now` can be ready. Working days end at the hour of the order, as the other delays do. The
 * shop has to open on some day.
 */
function momentReady({ delay: { unit, count }, openingDays, closedDates, timeZone }: PickupRules, now: Date): Date {
  if (unit === "hour") return new Date(now.getTime() + count * HOUR_MS);
  if (unit === "day" || count === 0) return new Date(now.getTime() + count * DAY_MS);
  const weekdays = openingDays.filter(isOpenDay).map(({ weekday }) => weekday);
  const today = dayOf(now, timeZone);
  const day = workingDaysAfter(today, count, { weekdays, closedDates });
  const minutesOfDay = Math.ceil((now.getTime() - momentOn(today, 0, timeZone).getTime()) / MINUTE_MS);
  return momentOn(day, minutesOfDay, timeZone);
}

function slotsOf(day: CalendarDay, { openingDays, closedDates, slotMinutes, timeZone }: PickupRules): Slot[] {
  if (closedDates.includes(dateText(day))) return [];
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
      // An hour that is skipped when daylight saving time begins does not exist; its slots would start and end at the
      // same moment.
      .filter(({ start, end }) => start < end)
  );
}
