import type { OpeningDay } from "./store";

/**
 * The opening hours in a few lines: days that follow each other and have the same hours share one. "Monday – Saturday
 * 10:00 – 19:00", "Sunday closed". Empty if the store has set none.
 */
export function openingHoursLines(days: readonly OpeningDay[]): string[] {
  if (!days.some(isOpen)) return [];
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const day of days) {
    const hours = hoursOf(day);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day.name;
    else groups.push({ first: day.name, last: day.name, hours });
  }
  return groups.map(({ first, last, hours }) => `${first === last ? first : `${first} – ${last}`} ${hours}`);
}

function hoursOf(day: OpeningDay): string {
  return isOpen(day) ? day.hours.map(({ from, to }) => `${from} – ${to}`).join(", ") : "closed";
}

function isOpen({ isOpen, hours }: OpeningDay): boolean {
  return isOpen && hours.length > 0;
}
