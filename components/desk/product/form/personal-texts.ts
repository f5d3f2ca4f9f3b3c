import type { CHARACTER_SETS, LETTERING_STYLES, PERSONAL_KINDS } from "@/lib/domain/product/personal-field";

export const personalTexts = {
  title: "What shoppers write on it",
  name: "What is asked, such as “Initials”",
  kind: "How it is answered",
  hint: "Hint (optional)",
  price: "Costs more by",
  required: "It has to be answered",
  makingDays: "Working days until they can have it",
  length: "At most so many characters",
  characters: "Characters",
  others: "And these",
  colours: (name: string) => `Colours of ${name || "this text"}`,
  colour: "Colour",
  code: "Code",
  letterings: (name: string) => `Styles of ${name || "this text"}`,
  lettering: "Style",
  style: "Looks like",
} as const;

export const PERSONAL_KIND_NAMES: Record<(typeof PERSONAL_KINDS)[number], string> = {
  text: "A text",
  date: "A day",
  file: "A picture",
};

export const CHARACTER_NAMES: Record<(typeof CHARACTER_SETS)[number], string> = {
  latin: "A to Z",
  accented: "With accents",
  devanagari: "Devanagari",
  digits: "Digits",
  space: "Spaces",
  any: "Anything",
};

export const LETTERING_NAMES: Record<(typeof LETTERING_STYLES)[number], string> = {
  serif: "Serif",
  sans: "Sans serif",
  script: "Script",
  capitals: "Capitals",
};
