import { totalOf } from "../pricing/total";
import type { LetteringStyle, PersonalDateField, PersonalField, PersonalTextField } from "../product/personal-field";
import { fail, ok, type Result } from "../result";
import type { CalendarDay } from "../store/calendar-day";
import { readDate, type WorkingDays } from "../store/working-days";
import { charactersOf, unusableCharacters } from "./characters";
import { daysToChoose } from "./days-to-choose";

/** What a shopper answered to one of the fields of a product. `colour` and `lettering` are names; empty if not asked. */
export type PersonalAnswer = { name: string; value: string; colour: string; lettering: string };

/**
 * What is written on an item, with names, colours and prices as they are now. An order keeps it for ever, so later
 * changes of the product change no order. Prices in minor units of the base currency without the additional charge.
 */
export type Personalization = { price: number; parts: readonly PersonalPart[] };

export type PersonalPart = {
  kind: PersonalField["kind"];
  name: string;
  value: string;
  /** With the price of the colour. */
  price: number;
  colour: { name: string; code: string } | null;
  lettering: { name: string; style: LetteringStyle } | null;
};

export type PersonalRefusal =
  | "personal_needed"
  | "personal_unknown"
  | "personal_too_long"
  | "personal_characters"
  | "personal_date"
  | "personal_file_unknown"
  | "personal_too_soon";

/**
 * What answers are checked against besides the fields. `today` is the day in the store's time zone; `ownFileIds` has those
 * pictures that the visitor has sent and that are still kept.
 */
export type PersonalFacts = { today: CalendarDay; workingDays: WorkingDays; ownFileIds: readonly string[] };

/**
 * The answers as a cart stores them: in the order of the product's fields, with plain spaces, without empty ones, and
 * with the first colour and lettering where none was chosen. Two items with equal answers are the same item. Answers to
 * unknown fields stay, so that they are refused and not lost.
 */
export function orderedAnswers(sent: readonly PersonalAnswer[], fields: readonly PersonalField[]): PersonalAnswer[] {
  const given = sent.map((answer) => ({ ...answer, value: plainText(answer.value) })).filter(({ value }) => value);
  const known = fields.flatMap((field) => {
    const answer = given.find(({ name }) => name === field.name);
    return answer ? [withChoices(answer, field)] : [];
  });
  return [...known, ...given.filter(({ name }) => !fields.some((field) => field.name === name))];
}

/**
 * What is written on an item, from the answers and the product's fields; null if nothing is.
 *
 * Errors: refused if a required field is empty, if an answer is too long or has characters that cannot be made, if a day
 *         is none, too soon or too far away, if a picture is not the visitor's own or no longer kept, and
 *         if the product no longer has the field, the colour or the lettering.
 * Source: docs/domain.md#personalization.
 */
export function personalizationOf(
  answers: readonly PersonalAnswer[],
  fields: readonly PersonalField[],
  facts: PersonalFacts,
): Result<Personalization | null, PersonalRefusal> {
  if (answers.some(({ name }) => !fields.some((field) => field.name === name))) return refuse("personal_unknown");
  const parts: PersonalPart[] = [];
  for (const field of fields) {
    const answer = answers.find(({ name }) => name === field.name);
    if (!answer) {
      if (field.isRequired) return refuse("personal_needed");
      continue;
    }
    const part = partOf(answer, field, facts);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok(parts.length > 0 ? { price: totalOf(parts.map(({ price }) => price)), parts } : null);
}

/** What was written on an item, as answers, to buy it again. */
export function answersOf(personalization: Personalization | null): PersonalAnswer[] {
  return (personalization?.parts ?? []).map(({ name, value, colour, lettering }) => ({
    name,
    value,
    colour: colour?.name ?? "",
    lettering: lettering?.name ?? "",
  }));
}

function partOf(answer: PersonalAnswer, field: PersonalField, facts: PersonalFacts) {
  switch (field.kind) {
    case "text":
      return textPart(answer, field);
    case "date":
      return datePart(answer, field, facts);
    case "file":
      if (!facts.ownFileIds.includes(answer.value)) return refuse("personal_file_unknown");
      return plainPart(answer, field);
  }
}

/** An answer that has neither colour nor lettering. */
function plainPart(
  { name, value, colour, lettering }: PersonalAnswer,
  { kind, price }: Pick<PersonalField, "kind" | "price">,
): Result<PersonalPart, PersonalRefusal> {
  if (colour || lettering) return refuse("personal_unknown");
  return ok({ kind, name, value, price, colour: null, lettering: null });
}

function textPart(
  { name, value, colour, lettering }: PersonalAnswer,
  field: PersonalTextField,
): Result<PersonalPart, PersonalRefusal> {
  if (charactersOf(value).length > field.maxLength) return refuse("personal_too_long");
  if (unusableCharacters(value, field.characters).length > 0) return refuse("personal_characters");
  const chosenColour = field.colours.find((each) => each.name === colour) ?? null;
  const chosenLettering = field.letterings.find((each) => each.name === lettering) ?? null;
  if ((colour && !chosenColour) || (lettering && !chosenLettering)) return refuse("personal_unknown");
  return ok({
    kind: "text",
    name,
    value,
    price: field.price + (chosenColour?.price ?? 0),
    colour: chosenColour && { name: chosenColour.name, code: chosenColour.code },
    lettering: chosenLettering,
  });
}

function datePart(
  answer: PersonalAnswer,
  field: PersonalDateField,
  facts: PersonalFacts,
): Result<PersonalPart, PersonalRefusal> {
  const day = readDate(answer.value);
  const { first, last } = daysToChoose(field, facts);
  if (day === null || day > last) return refuse("personal_date");
  if (day < first) return refuse("personal_too_soon");
  return plainPart(answer, field);
}

function withChoices(answer: PersonalAnswer, field: PersonalField): PersonalAnswer {
  const { name, value } = answer;
  if (field.kind !== "text") return answer;
  return {
    name,
    value,
    colour: answer.colour || (field.colours[0]?.name ?? ""),
    lettering: answer.lettering || (field.letterings[0]?.name ?? ""),
  };
}

const plainText = (text: string) => text.normalize("NFC").trim().replace(/\s+/g, " ");

const refuse = (code: PersonalRefusal) => fail(code, "personal_list");
