import { MAX_DAYS_AHEAD, type PersonalDateField } from "../product/personal-field";
import type { CalendarDay } from "../store/calendar-day";
import { dayLater, type WorkingDays, workingDaysAfter } from "../store/working-days";

/**
 * The first and the last day that a shopper can ask for. The piece takes `makingDays` working days, of which today is
 * none. Browser and server calculate it alike.
 */
export function daysToChoose(
  { makingDays }: Pick<PersonalDateField, "makingDays">,
  { today, workingDays }: { today: CalendarDay; workingDays: WorkingDays },
): { first: CalendarDay; last: CalendarDay } {
  return { first: workingDaysAfter(today, makingDays, workingDays), last: dayLater(today, MAX_DAYS_AHEAD) };
}
