const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** A date as people read it in the store's time zone: "20 November 2026". */
export function formatDate(date: Date, timeZone: string): string {
  const format =
    FORMATS.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone });
  FORMATS.set(timeZone, format);
  return format.format(date);
}
