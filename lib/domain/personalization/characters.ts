import type { AllowedCharacters, CharacterSet } from "../product/personal-field";

/** As parts of a character class, valid with the flags `u` and `v`; browsers read patterns of forms with the latter. */
const CLASSES: Record<CharacterSet, string> = {
  latin: "A-Za-z",
  accented: "\\p{Script=Latin}",
  // The two joiners shape conjuncts.
  devanagari: "\\p{Script=Devanagari}\\u200c\\u200d",
  digits: "0-9",
  space: " ",
  any: "\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} \\u200d",
};

/** The pattern of texts that have only these characters; as the attribute of a field and for `RegExp`. */
export function allowedPattern({ sets, others }: AllowedCharacters): string {
  const single = [...new Set(others)].map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&"));
  return `[${[...sets.map((set) => CLASSES[set]), ...single].join("")}]*`;
}

/** The characters of a text as people count them. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}

/** The characters of a text that cannot be made, each once. */
export function unusableCharacters(text: string, allowed: AllowedCharacters): string[] {
  const pattern = new RegExp(`^${allowedPattern(allowed)}$`, "u");
  return [...new Set(charactersOf(text).filter((character) => !pattern.test(character)))];
}
