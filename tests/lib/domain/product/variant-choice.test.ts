import { chooseOption, findVariant, initialOptions } from "@/lib/domain/product/variant-choice";

const variants = [
  { id: "1", options: ["Red", "S"] },
  { id: "2", options: ["Red", "M"] },
  { id: "3", options: ["Blue", "M"] },
];
const variantTypes = [
  { name: "Colour", options: ["Blue", "Red"] },
  { name: "Size", options: ["S", "M"] },
];

it("finds the variant whose options all match", () => {
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
describe("picking an option", () => {
  const inStock = { state: "in_stock" } as const;
  const soldOut = { state: "sold_out" } as const;
  const sold = [
    { options: ["Red", "S"], stock: inStock },
    { options: ["Blue", "M"], stock: soldOut },
    { options: ["Blue", "L"], stock: inStock },
  ];
  it.each([
    { chosen: ["Red", "S"], typeIndex: 0, option: "Blue", becomes: ["Blue", "L"] }, // there is no blue S: prefer a variant in stock
    { chosen: ["Red", "M"], typeIndex: 0, option: "Blue", becomes: ["Blue", "M"] }, // other options stay as they are if possible
    { chosen: ["Blue", "L"], typeIndex: 1, option: "S", becomes: ["Red", "S"] },
    { chosen: ["Red", "S"], typeIndex: 1, option: "XXL", becomes: null },
  ])("$option beside $chosen leads to $becomes", ({ chosen, typeIndex, option, becomes }) => {
    expect(chooseOption(sold, chosen, typeIndex, option)).toEqual(becomes);
  });
});
