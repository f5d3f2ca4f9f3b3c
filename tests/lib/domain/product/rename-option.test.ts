import { renameOption } from "@/lib/domain/product/variant-options";

const shirt = {
  types: [
    { name: "Size", options: ["S", "M"] },
    { name: "Colour", options: ["Blue", "S"] },
  ],
  variants: [
    { id: "1", options: ["S", "Blue"] },
    { id: "2", options: ["M", "S"] },
  ],
  pictures: [{ src: "a", tag: "Blue" }, { src: "b", tag: "S" }, { src: "c" }],
};

it("keeps variants and their pictures under the new name", () => {
  expect(renameOption(shirt, { at: 1, from: "Blue", to: " Indigo " })).toEqual({
    types: [
      { name: "Size", options: ["S", "M"] },
      { name: "Colour", options: ["Indigo", "S"] },
    ],
    variants: [
      { id: "1", options: ["S", "Indigo"] },
      { id: "2", options: ["M", "S"] },
    ],
    pictures: [{ src: "a", tag: "Indigo" }, { src: "b", tag: "S" }, { src: "c" }],
  });
});

it("leaves an option of the same name in another choice, and its pictures", () => {
  const renamed = renameOption(shirt, { at: 0, from: "S", to: "Small" });
  expect(renamed?.variants.map(({ options }) => options)).toEqual([
    ["Small", "Blue"],
    ["M", "S"],
  ]);
  expect(renamed?.pictures).toEqual(shirt.pictures);
});

it.each([
  { what: "to nothing", at: 0, from: "S", to: " " },
  { what: "to one that is there", at: 0, from: "S", to: "M" },
  { what: "to itself", at: 0, from: "S", to: "S" },
  { what: "of one that is not there", at: 0, from: "XL", to: "L" },
  { what: "of a choice that is not there", at: 5, from: "S", to: "L" },
])("renames nothing $what", ({ at, from, to }) => {
  expect(renameOption(shirt, { at, from, to })).toBeNull();
});
