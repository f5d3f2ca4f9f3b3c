import fc from "fast-check";
import { comparePath, compareProperties, MAX_COMPARED, parseCompared } from "@/lib/domain/product/comparison";
import { aVariant } from "../../../factories/product";

const NAMES = {
  maker: "Made by",
  summary: "In short",
  highlights: "Highlights",
  soldOut: (option: string) => `${option} (none)`,
};
const PLAIN = { brand: "", summary: "", variantTypes: [], variants: [], tags: [], highlights: [] };

it.each([
  [["a,b,c"], ["a", "b", "c"]],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [["a,,a,b"], ["a", "b"]],
  [["a,b,c,d,e"], ["a", "b", "c", "d"]],
  [[""], []],
  [[], []],
])("reads %j as %j", (values, slugs) => {
  expect(parseCompared(values)).toEqual(slugs);
});

it("reads what it has written, whatever the slugs are", () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[^,\ud800-\udfff]{1,40}$/u), { maxLength: MAX_COMPARED });
  fc.assert(
    fc.property(slugs, (chosen) => {
      const { searchParams } = new URL(comparePath(chosen), "https://shop.example");
      expect(parseCompared(searchParams.getAll("products"))).toEqual(chosen);
    }),
  );
});

it("lists each property once, and says which differ", () => {
  const compared = compareProperties(
    [
      {
        ...PLAIN,
        summary: "112 cm wide",
        brand: "Kannur looms",
        variantTypes: [{ name: "Colour", options: ["Indigo", "Rust"] }],
        tags: [{ group: "Fibre", values: ["Cotton"] }],
      },
      {
        ...PLAIN,
        summary: "90 cm wide",
        brand: "Kannur looms",
        tags: [
          { group: "Fibre", values: ["Cotton"] },
          { group: "Colour", values: ["Indigo"] },
        ],
      },
    ],
    NAMES,
  );
  expect(compared).toEqual([
    { name: "In short", values: ["112 cm wide", "90 cm wide"], differs: true },
    { name: "Made by", values: ["Kannur looms", "Kannur looms"], differs: false },
    { name: "Colour", values: ["Indigo, Rust", "Indigo"], differs: true },
    { name: "Fibre", values: ["Cotton", "Cotton"], differs: false },
  ]);
});

it("says which sizes no variant has any more", () => {
  const sold = { quantity: 0, state: "sold_out" as const };
  const size = {
    ...PLAIN,
    variantTypes: [
      { name: "Size", options: ["S", "M"] },
      { name: "Colour", options: ["Indigo", "Rust"] },
    ],
    variants: [
      aVariant({ options: ["S", "Indigo"], stock: sold }),
      aVariant({ options: ["S", "Rust"], stock: sold }),
      aVariant({ options: ["M", "Indigo"] }),
      aVariant({ options: ["M", "Rust"], stock: sold }),
    ],
  };
  expect(compareProperties([size], NAMES).map(({ values }) => values)).toEqual([
    ["S (none), M"],
    ["Indigo, Rust (none)"],
  ]);
});
