import type { Personalization, PersonalPart } from "./personalization";

/** An answer with what was chosen for it: "AK (Madder red, Monogram)". */
export function partText({ value, colour, lettering }: Pick<PersonalPart, "value" | "colour" | "lettering">): string {
  const chosen = [colour?.name, lettering?.name].filter(Boolean).join(", ");
  return chosen ? `${value} (${chosen})` : value;
}

/** All of it in one line, for a cell of a table or a mail: "Initials: AK (Madder red); Gift tag: For Asha". */
export function personalizationText({ parts }: Personalization): string {
  return parts.map((part) => `${part.name}: ${partText(part)}`).join("; ");
}
