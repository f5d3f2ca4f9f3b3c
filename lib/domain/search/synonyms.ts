import { isInIndianScript } from "./indian-scripts";
import { soundsLike } from "./sound";

/** Groups of words, or of phrases of a few words, that mean the same to the store's shoppers. */
export type Synonyms = readonly (readonly string[])[];

/** A part of a search text: a word, or several that are a phrase in a group of synonyms. */
export type SearchPart = {
  text: string;
  /** What else a product may contain instead of the text, without the text itself. */
  synonyms: readonly string[];
};

/**
 * Splits the words of a search text, in lower case, into parts. Of the phrases that begin at a word, the longest counts:
 * "table cloth" is one part if a group has it.
 */
export function toSearchParts(words: readonly string[], groups: Synonyms): SearchPart[] {
  const known = groups.flatMap((group) => group.map((member) => ({ group, words: member.toLowerCase().split(/\s+/) })));
  const typed = words.map((word) => ({ word, isIndian: isInIndianScript(word), soundOf: soundsLike(word) }));
  const parts: SearchPart[] = [];
  for (let index = 0; index < words.length; ) {
    const found = known.filter((phrase) => phrase.words.every((word, place) => meansSame(word, typed[index + place])));
    const length = Math.max(1, ...found.map((phrase) => phrase.words.length));
    const text = words.slice(index, index + length).join(" ");
    const members = found.filter((phrase) => phrase.words.length === length).flatMap(({ group }) => group);
    parts.push({ text, synonyms: [...new Set(members)].filter((member) => member.toLowerCase() !== text) });
    index += length;
  }
  return parts;
}

type TypedWord = { word: string; isIndian: boolean; soundOf: ReturnType<typeof soundsLike> };

/** A word in another script need not be in the group: it is enough that it sounds like one that is. */
function meansSame(member: string, typed: TypedWord | undefined): boolean {
  if (!typed) return false;
  if (typed.isIndian || isInIndianScript(member)) return typed.soundOf(member) === 0;
  return [member, `${member}s`, `${member}es`].includes(typed.word);
}
