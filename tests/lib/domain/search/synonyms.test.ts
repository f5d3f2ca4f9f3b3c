import fc from "fast-check";
import { toSearchParts } from "@/lib/domain/search/synonyms";

const GROUPS = [
  ["saree", "sari", "selai"],
  ["Table cloth", "tablecloth"],
  ["blue", "indigo", "neela"],
  ["silk", "ರೇಷ್ಮೆ"],
  ["blue", "sad"],
];

it.each([
  { words: ["saree"], parts: [{ text: "saree", synonyms: ["sari", "selai"] }] },
  { words: ["sarees"], parts: [{ text: "sarees", synonyms: ["saree", "sari", "selai"] }] },
  { words: ["sare"], parts: [{ text: "sare", synonyms: [] }] },
  {
    words: ["table", "cloth", "saree"],
    parts: [
      { text: "table cloth", synonyms: ["tablecloth"] },
      { text: "saree", synonyms: ["sari", "selai"] },
    ],
  },
  {
    words: ["table", "saree"],
    parts: [
      { text: "table", synonyms: [] },
      { text: "saree", synonyms: ["sari", "selai"] },
    ],
  },
  { words: ["tablecloth"], parts: [{ text: "tablecloth", synonyms: ["Table cloth"] }] },
  // In two groups: the synonyms of both.
  { words: ["blue"], parts: [{ text: "blue", synonyms: ["indigo", "neela", "sad"] }] },
  // In an Indian script, the sound decides.
  { words: ["साड़ी"], parts: [{ text: "साड़ी", synonyms: ["saree", "sari", "selai"] }] },
  { words: ["சேலை"], parts: [{ text: "சேலை", synonyms: ["saree", "sari", "selai"] }] },
  { words: ["নীলা"], parts: [{ text: "নীলা", synonyms: ["blue", "indigo", "neela"] }] },
  { words: ["ರೇಷ್ಮೆ"], parts: [{ text: "ರೇಷ್ಮೆ", synonyms: ["silk"] }] },
  { words: ["reshme"], parts: [{ text: "reshme", synonyms: ["silk", "ರೇಷ್ಮೆ"] }] },
  { words: [], parts: [] },
])("splits $words", ({ words, parts }) => {
  expect(toSearchParts(words, GROUPS)).toEqual(parts);
});

const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 2 });
const groups = fc.array(fc.array(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(" "))));
it("keeps every word, in order, and names no word as its own synonym", () => {
  fc.assert(
    fc.property(fc.array(word), groups, (words, known) => {
      const parts = toSearchParts(words, known);
      expect(parts.flatMap(({ text }) => text.split(" "))).toEqual(words);
      for (const { text, synonyms } of parts) expect(synonyms).not.toContain(text);
    }),
  );
});
