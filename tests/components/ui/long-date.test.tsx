import { render, screen } from "@testing-library/react";
import { LongDate } from "@/components/ui/long-date";

it.each([
  ["2026-11-30T18:29:59Z", "Asia/Kolkata", "30 November 2026"],
  ["2026-11-30T18:30:00Z", "Asia/Kolkata", "1 December 2026"],
  ["2026-12-01T04:59:59Z", "America/New_York", "30 November 2026"],
  ["2026-12-01T05:00:00Z", "America/New_York", "1 December 2026"],
])("shows %s in %s as %s", (moment, timeZone, text) => {
  render(<LongDate date={new Date(moment)} timeZone={timeZone} />);
  expect(screen.getByText(text)).toHaveAttribute("datetime", new Date(moment).toISOString());
});
