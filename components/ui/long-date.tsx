import { formatDate } from "@/lib/domain/store/format-date";

/** A date as text, in a <time> element with its machine-readable form. `timeZone` is that of the store. */
export function LongDate({ date, timeZone }: { date: Date; timeZone: string }) {
  return <time dateTime={date.toISOString()}>{formatDate(date, timeZone)}</time>;
}
