import { addFilterValues, filterKeys } from "@/lib/domain/product-import/filter-values";

const colour = {
  id: "colour",
  name: "Colour",
  rank: 3,
  options: [{ slug: "indigo", name: "Indigo", swatch: "#2a3f6f" }],
};

it("adds an option to an existing group, and keeps the owner's names and swatches", () => {
  expect(addFilterValues([colour], [{ group: "colour", value: "Rust" }])).toEqual([
    { ...colour, options: [...colour.options, { slug: "rust", name: "Rust" }] },
  ]);
});

it("changes nothing when every option exists", () => {
  expect(addFilterValues([colour], [{ group: "Colour", value: "INDIGO" }])).toEqual([]);
});

it("puts new groups after the existing ones, in file order, and plain tags last", () => {
  const groups = addFilterValues(
    [colour],
    [
      { group: "Tags", value: "men" },
      { group: "Size", value: "S" },
      { group: "Size", value: "M" },
      { group: "Fit", value: "Slim" },
    ],
  );
  expect(groups.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id)).toEqual(["size", "fit", "tags"]);
  expect(groups.find(({ id }) => id === "size")?.options).toEqual([
    { slug: "s", name: "S" },
    { slug: "m", name: "M" },
  ]);
});

it("names a filter value by slugs, without duplicates", () => {
  expect(
    filterKeys([
      { group: "Colour", value: "Indigo & rust" },
      { group: "colour", value: "indigo rust" },
    ]),
  ).toEqual(["colour:indigo-rust"]);
});
