import { colourBackground, colourCodes, optionSwatches, otherColours } from "@/lib/domain/product/swatches";
import { aPicture, aVariant } from "../../../factories/product";

const COLOURS = [
  { name: "Indigo", code: "#2a3f6f" },
  { name: "Rust", code: "#a8532a" },
  { name: "Moss", code: "#6e7f4f" },
];

it.each([
  { option: "Rust", codes: ["#a8532a"] },
  { option: " rust ", codes: ["#a8532a"] },
  { option: "Indigo and rust", codes: ["#2a3f6f", "#a8532a"] },
  { option: "Indigo/Moss", codes: ["#2a3f6f", "#6e7f4f"] },
  { option: "Indigo, rust and moss", codes: [] },
  { option: "Indigo and silver", codes: [] },
  { option: "Sandalwood", codes: [] },
])("knows $option as $codes", ({ option, codes }) => {
  expect(colourCodes(option, COLOURS)).toEqual(codes);
});

const picture = (src: string, tag?: string) => aPicture({ src, ...(tag && { tag }) });

it("shows a colour that the store does not know as the picture of its variant, or one that is tagged with it", () => {
  const product = {
    pictures: [picture("all.webp"), picture("moss.webp", "Moss")],
    variantTypes: [{ name: "Colour", options: ["Rust", "Moss"] }],
    variants: [
      aVariant({ options: ["Rust"], pictures: [picture("rust.webp")] }),
      aVariant({ options: ["Moss"], pictures: [] }),
    ],
  };
  expect(optionSwatches(product, [])).toEqual([{ Rust: { src: "rust.webp" }, Moss: { src: "moss.webp" } }]);
});

it("shows a colour without a picture as its code, and as text if the store does not know it", () => {
  const product = {
    pictures: [picture("all.webp")],
    variantTypes: [{ name: "Colour", options: ["Rust", "Sandalwood"] }],
    variants: [aVariant({ options: ["Rust"] }), aVariant({ options: ["Sandalwood"] })],
  };
  expect(optionSwatches(product, COLOURS)).toEqual([{ Rust: { codes: ["#a8532a"] } }]);
});

it("shows sizes as text, even if each has a picture", () => {
  const product = {
    pictures: [],
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
    variants: [
      aVariant({ options: ["S"], pictures: [picture("s.webp")] }),
      aVariant({ options: ["M"], pictures: [picture("m.webp")] }),
    ],
  };
  expect(optionSwatches(product, COLOURS)).toEqual([null]);
});

it("uses no pictures if two colours have the same", () => {
  const shared = [picture("both.webp")];
  const product = {
    pictures: [],
    variantTypes: [{ name: "Farbe", options: ["Rust", "Moss"] }],
    variants: [aVariant({ options: ["Rust"], pictures: shared }), aVariant({ options: ["Moss"], pictures: shared })],
  };
  expect(optionSwatches(product, COLOURS)).toEqual([{ Rust: { codes: ["#a8532a"] }, Moss: { codes: ["#6e7f4f"] } }]);
});

it("counts the colours beside the first, with dots for those that are known", () => {
  const types = [
    { name: "Size", options: ["S", "M"] },
    { name: "Colour", options: ["Rust", "Moss", "Sandalwood"] },
  ];
  expect(otherColours(types, COLOURS)).toEqual({ count: 2, codes: [["#6e7f4f"]] });
  expect(otherColours([{ name: "Colour", options: ["Rust"] }], COLOURS)).toBeNull();
  expect(otherColours([{ name: "Size", options: ["S", "M"] }], COLOURS)).toBeNull();
});

it("paints two colours side by side", () => {
  expect(colourBackground(["#2a3f6f"])).toBe("#2a3f6f");
  expect(colourBackground(["#2a3f6f", "#a8532a"])).toBe("linear-gradient(135deg, #2a3f6f 50%, #a8532a 50%)");
});
