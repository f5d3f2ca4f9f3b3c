import type { Slot } from "./checkout";

/** Formats a date as "Monday, 23 November", in the time zone of the store. */
export function dayText(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone }).format(date);
}

/** Formats a slot's time as "10:00 am – 11:00 am". */
export function timeText({ start, end }: Slot, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit", hourCycle: "h12", timeZone });
  return `${format.format(start)} – ${format.format(end)}`;
}

/** The text of a slot: its day and its time. */
export function slotText(slot: Slot, timeZone: string): string {
  return `${dayText(slot.start, timeZone)}, ${timeText(slot, timeZone)}`;
}
