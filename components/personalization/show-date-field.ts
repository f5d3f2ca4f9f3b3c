import { daysToChoose } from "@/lib/domain/personalization/days-to-choose";
import { formatDate } from "@/lib/domain/store/format-date";
import { dateText, readDate } from "@/lib/domain/store/working-days";
import { dateFieldTexts } from "./texts";

/** Lets a date field offer only the days that the server accepts, and says which is the first. */
export function showDateField(field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>("input");
  const note = field.querySelector<HTMLElement>("[data-days]");
  if (!input || !note) return;
  const { first, last } = daysOf(field.dataset);
  input.min = dateText(first);
  input.max = dateText(last);
  const chosen = readDate(input.value);
  const refusal = chosen === null ? "" : refusalOf(chosen, first, last);
  note.textContent = refusal || dateFieldTexts.from(inWords(first));
  note.className = refusal ? "text-sale" : "";
  input.setCustomValidity(refusal);
}

function daysOf({ makingDays, weekdays = "", closed = "", timeZone }: DOMStringMap) {
  // The Canadian form of a date is that of date fields.
  const today = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());
  const workingDays = { weekdays: weekdays.split(" ").map(Number), closedDates: closed.split(" ") };
  return daysToChoose({ makingDays: Number(makingDays) }, { today: Date.parse(today), workingDays });
}

function refusalOf(chosen: number, first: number, last: number): string {
  if (chosen < first) return dateFieldTexts.tooSoon(inWords(first));
  return chosen > last ? dateFieldTexts.tooLate(inWords(last)) : "";
}

const inWords = (day: number) => formatDate(new Date(day), "UTC");
