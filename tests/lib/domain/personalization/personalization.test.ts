import fc from "fast-check";
import { allowedPattern, unusableCharacters } from "@/lib/domain/personalization/characters";
import {
  answersOf,
  orderedAnswers,
  type PersonalAnswer,
  personalizationOf as withFacts,
} from "@/lib/domain/personalization/personalization";
import { CHARACTER_SETS, type PersonalField } from "@/lib/domain/product/personal-field";
import { aDateField, anAnswer, aTextField, PERSONAL_FACTS } from "@/tests/factories/addon";

const personalizationOf = (answers: readonly PersonalAnswer[], fields: readonly PersonalField[]) =>
  withFacts(answers, fields, PERSONAL_FACTS);
const words = aTextField({
  name: "Tag",
  price: 0,
  maxLength: 10,
  characters: { sets: ["any"], others: "" },
  colours: [],
  letterings: [],
});
const onTag = (value: string) => anAnswer({ name: "Tag", value, colour: "", lettering: "" });

it.each([
  ["two letters in red", anAnswer(), 10_000],
  ["a colour that costs more", anAnswer({ colour: "Gold" }), 14_000],
  ["a character that is allowed besides the letters", anAnswer({ value: "A&K" }), 10_000],
])("charges %s", (_, answer, price) => {
  const made = personalizationOf([answer], [aTextField()]);
  expect(made).toMatchObject({ ok: true, value: { price, parts: [{ name: "Initials", value: answer.value, price }] } });
});

it.each([
  ["a fourth letter", anAnswer({ value: "ABCD" }), "personal_too_long"],
  ["a digit", anAnswer({ value: "A1" }), "personal_characters"],
  ["an accent", anAnswer({ value: "É" }), "personal_characters"],
  ["another script", anAnswer({ value: "अ" }), "personal_characters"],
  ["a line break", anAnswer({ value: "A\nB" }), "personal_characters"],
  ["a thread that is not offered", anAnswer({ colour: "Black" }), "personal_unknown"],
  ["a lettering that is not offered", anAnswer({ lettering: "Gothic" }), "personal_unknown"],
  ["a field that is not there", anAnswer({ name: "Monogram" }), "personal_unknown"],
])("refuses %s", (_, answer, code) => {
  expect(personalizationOf([answer], [aTextField()])).toEqual({ ok: false, code, field: "personal_list" });
});

it("needs an answer only where the owner asks for one", () => {
  expect(personalizationOf([], [aTextField()])).toEqual({ ok: true, value: null });
  expect(personalizationOf([], [aTextField({ isRequired: true })])).toMatchObject({ code: "personal_needed" });
});

it.each([
  ["a Devanagari syllable", "श्री राम", 4],
  ["a composed and a decomposed accent", "Ze\u0301lie", 5],
  ["a family", "👨‍👩‍👧", 1],
])("counts %s as people do", (_, value, maxLength) => {
  const fits = (length: number) =>
    personalizationOf(orderedAnswers([onTag(value)], [words]), [{ ...words, maxLength: length }]).ok;
  expect([fits(maxLength), fits(maxLength - 1)]).toEqual([true, false]);
});

it.each([
  ["a text that runs backwards", "a\u202eb"],
  ["an invisible character", "a\u200bb"],
  ["a control character", "a\u0007b"],
])("cannot make %s, even where any character is allowed", (_, value) => {
  expect(personalizationOf([onTag(value)], [words])).toMatchObject({ code: "personal_characters" });
});

it("stores answers in the order of the product, without empty ones and needless spaces", () => {
  const sent = [onTag("  For   Asha "), anAnswer({ colour: "", lettering: "" }), onTag("again")];
  expect(orderedAnswers(sent, [aTextField(), words])).toEqual([anAnswer(), onTag("For Asha")]);
  expect(orderedAnswers([onTag("  ")], [words])).toEqual([]);
});

it("keeps the answer to a field that is gone, so that it is refused and not lost", () => {
  expect(orderedAnswers([onTag("For Asha")], [aTextField()])).toEqual([onTag("For Asha")]);
});

it("makes the same again from what an order keeps", () => {
  const fields = [aTextField(), words];
  const answers = [anAnswer({ colour: "Gold" }), onTag("For Asha")];
  const made = personalizationOf(answers, fields);
  expect(made.ok && personalizationOf(answersOf(made.value), fields)).toEqual(made);
});

const allowedCharacters = fc.record({
  sets: fc.uniqueArray(fc.constantFrom(...CHARACTER_SETS)),
  others: fc.string({ unit: "grapheme", maxLength: 12 }),
});

it("names the characters that the pattern of the form refuses, and no others", () => {
  fc.assert(
    fc.property(allowedCharacters, fc.string({ unit: "grapheme", maxLength: 20 }), (allowed, text) => {
      const isAllowed = new RegExp(`^${allowedPattern(allowed)}$`, "u").test(text);
      expect(unusableCharacters(text, allowed).length === 0).toBe(isAllowed);
      // Browsers read the pattern with the flag `v`.
      expect(new RegExp(`^(?:${allowedPattern(allowed)})$`, "v").test(text)).toBe(isAllowed);
    }),
  );
});

it("charges the sum of its parts, however the answers were sent", () => {
  const fields = [aTextField(), { ...aTextField({ price: 500 }), name: "Second" }];
  const text = fc.string({ unit: fc.constantFrom(..."ABab& "), maxLength: 4 });
  const answer = fc.record({
    name: fc.constantFrom("Initials", "Second"),
    value: text,
    colour: fc.constantFrom("", "Red", "Gold"),
    lettering: fc.constantFrom("", "Roman"),
  });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 4 }), (sent) => {
      const ordered = orderedAnswers(sent, fields);
      expect(orderedAnswers(ordered, fields)).toEqual(ordered);
      const made = personalizationOf(ordered, fields);
      if (!made.ok || made.value === null) return;
      expect(made.value.price).toBe(made.value.parts.reduce((sum, { price }) => sum + price, 0));
    }),
  );
});

const neededBy = (value: string) => anAnswer({ name: "Needed by", value, colour: "", lettering: "" });

it.each([
  ["the first day that it can be ready", "2026-11-30"],
  ["a Sunday, on which it need not be made", "2026-12-06"],
  ["the last day", "2028-05-27"],
])("makes a piece by %s", (_, value) => {
  expect(personalizationOf([neededBy(value)], [aDateField({ price: 20_000 })])).toEqual({
    ok: true,
    value: {
      price: 20_000,
      parts: [{ kind: "date", name: "Needed by", value, price: 20_000, colour: null, lettering: null }],
    },
  });
});

it.each([
  ["a day before it can be ready", neededBy("2026-11-29"), "personal_too_soon"],
  ["yesterday", neededBy("2026-11-23"), "personal_too_soon"],
  ["a year that is a slip", neededBy("20266-12-01"), "personal_date"],
  ["a day that is too far away", neededBy("2028-05-28"), "personal_date"],
  ["a day that is none", neededBy("2027-02-30"), "personal_date"],
  ["words", neededBy("soon"), "personal_date"],
  ["a colour", anAnswer({ name: "Needed by", value: "2026-12-06", lettering: "" }), "personal_unknown"],
])("refuses %s", (_, answer, code) => {
  expect(personalizationOf([answer], [aDateField()])).toMatchObject({ ok: false, code });
});

it("does not count the dates on which the shop is closed", () => {
  const closed = { ...PERSONAL_FACTS.workingDays, closedDates: ["2026-11-26", "2026-11-27"] };
  const ready = (value: string) =>
    withFacts([neededBy(value)], [aDateField()], { ...PERSONAL_FACTS, workingDays: closed }).ok;
  expect([ready("2026-12-01"), ready("2026-12-02")]).toEqual([false, true]);
});
