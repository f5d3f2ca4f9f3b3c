import { formatDate } from "./format-date";

/** A moment as people read it in the store's time zone: "20 November 2026, 3:40 pm". */
export function formatMoment(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit", hourCycle: "h12", timeZone });
  return `${formatDate(moment, timeZone)}, ${time.format(moment)}`;
}
