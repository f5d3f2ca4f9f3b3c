import { formatDate } from "../store/format-date";
import { readDate } from "../store/working-days";
import type { Personalization, PersonalPart } from "./personalization";

/** An answer as people read it: a text as it was typed, a day as "24 December 2026", and that there is a picture. */
export function answerText({ kind, value }: Pick<PersonalPart, "kind" | "value">): string {
  if (kind === "file") return "a picture";
  const day = kind === "date" ? readDate(value) : null;
  return day === null ? value : formatDate(new Date(day), "UTC");
}

/** An answer with what was chosen for it: "AK (Madder red, Monogram)". */
export function partText(part: PersonalPart): string {
  const chosen = [part.colour?.name, part.lettering?.name].filter(Boolean).join(", ");
  return chosen ? `${answerText(part)} (${chosen})` : answerText(part);
}

/** All of it in one line, for a cell of a table or a mail: "Initials: AK (Madder red); Gift tag: For Asha". */
export function personalizationText({ parts }: Personalization): string {
  return parts.map((part) => `${part.name}: ${partText(part)}`).join("; ");
}
