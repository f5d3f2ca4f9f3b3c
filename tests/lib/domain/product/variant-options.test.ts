import fc from "fast-check";
import {
  areOptionsFit,
  countCombinations,
  hasRepeatedOptions,
  keptVariants,
  optionsKey,
  planVariants,
  uncountedStock,
  unfitVariants,
} from "@/lib/domain/product/variant-options";

const type = (name: string, ...options: string[]) => ({ name, options });
const size = type("Size", "S", "M");
const colour = type("Colour", "Red", "Blue");
const variant = (...options: string[]) => ({ options });

it.each([
  { what: "no type", types: [], count: 0 },
  { what: "a type without options", types: [size, type("Colour")], count: 0 },
  { what: "one type", types: [size], count: 2 },
  { what: "two types", types: [size, colour], count: 4 },
])("counts the variants of $what", ({ types, count }) => {
  expect(countCombinations(types)).toBe(count);
});

it.each([
  {
    what: "makes every combination, the last type first",
    types: [size, colour],
    existing: [],
    planned: [
      [["S", "Red"], false],
      [["S", "Blue"], false],
      [["M", "Red"], false],
      [["M", "Blue"], false],
    ],
    lost: 0,
  },
  {
    what: "keeps what is there",
    types: [type("Size", "S", "M", "L")],
    existing: [variant("M"), variant("S")],
    planned: [
      [["S"], true],
      [["M"], true],
      [["L"], false],
    ],
    lost: 0,
  },
  {
    what: "gives what is there the first option of a new type",
    types: [size, colour],
    existing: [variant("S")],
    planned: [
      [["S", "Red"], true],
      [["S", "Blue"], false],
      [["M", "Red"], false],
      [["M", "Blue"], false],
    ],
    lost: 0,
  },
  {
    what: "loses what no option leads to",
    types: [type("Size", "S")],
    existing: [variant("S"), variant("XL")],
    planned: [[["S"], true]],
    lost: 1,
  },
  { what: "loses all without a type", types: [], existing: [variant("S")], planned: [], lost: 1 },
])("$what", ({ types, existing, planned, lost }) => {
  const plan = planVariants(types, existing);
  expect(plan.planned.map((each) => [each.options, each.existing !== null])).toEqual(planned);
  expect(plan.lost).toHaveLength(lost);
});

it("keeps only variants that can be chosen, with their options for these types", () => {
  expect(keptVariants([size, colour], [variant("S"), variant("XL")])).toEqual([variant("S", "Red")]);
  expect(keptVariants([], [variant("S")])).toEqual([]);
});

it.each([
  { stocks: [null, null], stock: null },
  { stocks: [null, 3], stock: 0 },
  { stocks: [0], stock: 0 },
  { stocks: [], stock: null },
])("gives a new variant the stock $stock beside $stocks", ({ stocks, stock }) => {
  expect(uncountedStock(stocks)).toBe(stock);
});

const word = fc.constantFrom("S", "M", "L", "Red", "Blue", "Silk");
const types = fc.array(fc.record({ name: word, options: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 3,
});
const variants = fc.array(fc.record({ options: fc.array(word, { minLength: 1, maxLength: 3 }) }), { maxLength: 8 });

it("plans each combination once, and neither doubles nor forgets a variant that is there", () => {
  fc.assert(
    fc.property(types, variants, (choices, existing) => {
      const { planned, lost } = planVariants(choices, existing);
      expect(planned).toHaveLength(countCombinations(choices));
      expect(hasRepeatedOptions(planned)).toBe(false);
      expect(planned.every(({ options }) => areOptionsFit(choices, options))).toBe(true);
      const kept = planned.flatMap((each) => each.existing ?? []);
      expect(kept.length + lost.length).toBe(existing.length);
      expect(new Set([...kept, ...lost])).toEqual(new Set(existing));
    }),
  );
});

it("plans what it has planned without a change", () => {
  fc.assert(
    fc.property(types, variants, (choices, existing) => {
      const made = planVariants(choices, existing).planned.map(({ options }) => ({ options }));
      const again = planVariants(choices, made);
      expect(again.lost).toEqual([]);
      expect(again.planned.map((each) => optionsKey(each.existing?.options ?? []))).toEqual(
        made.map(({ options }) => optionsKey(options)),
      );
      expect(unfitVariants(choices, made)).toEqual([]);
    }),
  );
});
