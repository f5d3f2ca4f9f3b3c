const FORMAT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** "20 November 2026", readable by machines too. */
export function LongDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{FORMAT.format(date)}</time>;
}
