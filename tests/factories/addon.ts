import type { PersonalAnswer, PersonalFacts } from "@/lib/domain/personalization/personalization";
import type { Addon, AddonOption, AddonOptionGroup } from "@/lib/domain/product/addon";
import type { PersonalDateField, PersonalTextField } from "@/lib/domain/product/personal-field";

export function anOption(overrides: Partial<AddonOption> = {}): AddonOption {
  return { name: "Band collar", price: 0, additionalQuantity: 0, linkTo: "all", picture: null, ...overrides };
}

export function anOptionGroup(overrides: Partial<AddonOptionGroup> = {}): AddonOptionGroup {
  return { name: "Neck", type: "either_or", limit: 0, options: [anOption()], ...overrides };
}

/** An addon: stitching for ₹850, without options. Pass only the fields that matter to the test. */
export function anAddon(overrides: Partial<Addon> = {}): Addon {
  return {
    id: "stitch-kurta",
    rank: 1,
    name: "Stitch a kurta",
    description: "",
    price: 85_000,
    minStock: 0,
    makingDays: 0,
    picture: null,
    optionGroups: [],
    measurementSetIds: [],
    notesTitle: "",
    notes: [],
    ...overrides,
  };
}

/** Initials of up to three Latin letters for ₹100, in red or, for ₹40 more, gold. */
export function aTextField(overrides: Partial<PersonalTextField> = {}): PersonalTextField {
  return {
    kind: "text",
    name: "Initials",
    hint: "",
    isRequired: false,
    price: 10_000,
    maxLength: 3,
    characters: { sets: ["latin"], others: "&" },
    colours: [
      { name: "Red", code: "#8f2f2a", price: 0 },
      { name: "Gold", code: "#a97c2f", price: 4_000 },
    ],
    letterings: [{ name: "Roman", style: "serif" }],
    ...overrides,
  };
}

/** The answer "AK" to the field of `aTextField`, in red. */
export function anAnswer(overrides: Partial<PersonalAnswer> = {}): PersonalAnswer {
  return { name: "Initials", value: "AK", colour: "Red", lettering: "Roman", ...overrides };
}

/** A field for the day on which a piece is needed that takes five working days. */
export function aDateField(overrides: Partial<PersonalDateField> = {}): PersonalDateField {
  return { kind: "date", name: "Needed by", hint: "", isRequired: false, price: 0, makingDays: 5, ...overrides };
}

/** Tuesday 24 November 2026 in a shop that works from Monday to Saturday. */
export const PERSONAL_FACTS: PersonalFacts = {
  today: Date.parse("2026-11-24"),
  workingDays: { weekdays: [1, 2, 3, 4, 5, 6], closedDates: [] },
  ownFileIds: ["own-file"],
};
