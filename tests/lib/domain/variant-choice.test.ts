import { findVariant, initialOptions, picturesOf } from "@/lib/domain/variant-choice";

const variants = [
  { id: "1", options: ["Red", "S"] },
  { id: "2", options: ["Red", "M"] },
  { id: "3", options: ["Blue", "M"] },
];
const variantTypes = [
  { name: "Colour", options: ["Blue", "Red"] },
  { name: "Size", options: ["S", "M"] },
];
const picture = (src: string, rest = {}) => ({ src, width: 900, height: 1060, alt: src, ...rest });

it("finds the variant whose values all match", () => {
  expect(findVariant(variants, ["Red", "M"])?.id).toBe("2");
});
it.each([[["Blue", "S"]], [["Red"]], [[]], [["M", "Red"]]])("does not sell the combination %j", (options) => {
  expect(findVariant(variants, options)).toBeNull();
});
it("starts with the first option of each type when that is sold, else with the first variant", () => {
  expect(initialOptions({ variantTypes, variants })).toEqual(["Red", "S"]);
  expect(initialOptions({ variantTypes, variants: [...variants, { options: ["Blue", "S"] }] })).toEqual(["Blue", "S"]);
  expect(initialOptions({ variantTypes: [], variants: [] })).toEqual([]);
});
it("shows a variant's own pictures first, then those not kept from variants, each once", () => {
  const pictures = [picture("a"), picture("b", { hideOnVariants: true }), picture("c")];
  expect(picturesOf(pictures, { pictures: [picture("x"), picture("c")] }).map(({ src }) => src)).toEqual([
    "x",
    "c",
    "a",
  ]);
});
it("keeps the product's pictures for a variant without its own", () => {
  const pictures = [picture("a"), picture("b", { hideOnVariants: true })];
  expect(picturesOf(pictures, { pictures: [] })).toBe(pictures);
  expect(picturesOf(pictures, null)).toBe(pictures);
});
