import type { RefreshedItem } from "../cart/refresh";
import type { Addon } from "../product/addon";
import { dayOf, momentOn } from "../store/calendar-day";
import { type WorkingDays, workingDaysAfter } from "../store/working-days";
import { workingDaysText } from "../store/working-days-text";

const MINUTE_MS = 60_000;

/**
 * The working days that the work on a product takes at the most; 0 without any. `isAlways` if it is not sold without the
 * work, so that the days of arrival contain them.
 */
export type Making = { days: number; isAlways: boolean };

/** The working days for which an order has to wait until the work on its items is done: that of the longest work. */
export function makingDaysOf(items: readonly Pick<RefreshedItem, "addon">[]): number {
  return Math.max(0, ...items.map(({ addon }) => addon?.makingDays ?? 0));
}

/** How long the work takes that can be chosen with a product. `offered` are the addons that it is sold with now. */
export function makingOf(
  { needsAddon }: { needsAddon: boolean },
  offered: readonly Pick<Addon, "makingDays">[],
): Making {
  const days = Math.max(0, ...offered.map(({ makingDays }) => makingDays));
  return { days, isAlways: needsAddon && offered.length > 0 };
}

/**
 * When what is ordered at `now` is made: at the hour of the order, after so many working days. From then on the order
 * counts as one of things that lie ready.
 *
 * Source: docs/domain.md#making.
 */
export function momentMade(
  makingDays: number,
  { workingDays, timeZone }: { workingDays: WorkingDays; timeZone: string },
  now: Date,
): Date {
  if (makingDays === 0) return now;
  const today = dayOf(now, timeZone);
  const minutes = Math.ceil((now.getTime() - momentOn(today, 0, timeZone).getTime()) / MINUTE_MS);
  return momentOn(workingDaysAfter(today, makingDays, workingDays), minutes, timeZone);
}

/** A delivery time such as "3 to 5 days" together with the days of making, which come before it. */
export function deliveryTimeAfterMaking(deliveryTime: string, makingDays: number): string {
  if (makingDays === 0) return deliveryTime;
  const making = `up to ${workingDaysText(makingDays)} to make it`;
  return deliveryTime ? `${deliveryTime}, after ${making}` : `${making.charAt(0).toUpperCase()}${making.slice(1)}`;
}
