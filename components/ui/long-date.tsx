const FORMAT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** Formats a date as "20 November 2026". */
export function longDate(date: Date): string {
  return FORMAT.format(date);
}

/** A date as text, in a <time> element with its machine-readable form. */
export function LongDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{longDate(date)}</time>;
}
