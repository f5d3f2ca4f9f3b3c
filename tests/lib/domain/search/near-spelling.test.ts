import fc from "fast-check";
import { isNearSpelling, spellingDistance } from "@/lib/domain/search/near-spelling";

it.each([
  { typed: "indgo", word: "indigo", distance: 1 },
  { typed: "mardas", word: "madras", distance: 1 }, // two swapped neighbouring letters are one mistake
  { typed: "silk", word: "silk", distance: 0 },
  { typed: "slik", word: "silk", distance: 1 },
  { typed: "herrinbone", word: "herringbone", distance: 1 },
  { typed: "", word: "silk", distance: 4 },
  { typed: "kitten", word: "sitting", distance: 3 },
])("counts $distance mistakes from $typed to $word", ({ typed, word, distance }) => {
  expect(spellingDistance(typed, word)).toBe(distance);
});
it.each([
  { typed: "sikl", word: "silk", isNear: true },
  // With two mistakes in only four letters, it is a different word.
  { typed: "sari", word: "saree", isNear: false },
  { typed: "jamdnai", word: "jamdani", isNear: true },
  { typed: "burgandie", word: "burgundy", isNear: true },
  { typed: "twill", word: "tulle", isNear: false },
])("takes $typed for a misspelling of $word: $isNear", ({ typed, word, isNear }) => {
  expect(isNearSpelling(typed, word)).toBe(isNear);
});

const words = fc.string({ maxLength: 12 });
it("counts the same both ways, zero for equal words, and at most the length of the longer word", () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const distance = spellingDistance(one, other);
      expect(spellingDistance(other, one)).toBe(distance);
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
