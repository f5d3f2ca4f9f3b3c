import { readTags } from "@/lib/domain/product-import/tags";

it.each([
  ["men", [{ group: "Tags", value: "men" }]],
  [
    "Colour: Indigo, Colour:Rust",
    [
      { group: "Colour", value: "Indigo" },
      { group: "Colour", value: "Rust" },
    ],
  ],
  ["hand spun , , Hand Spun", [{ group: "Tags", value: "Hand Spun" }]],
  ["16:9", [{ group: "Tags", value: "16:9" }]],
  ["https://elsewhere.example", [{ group: "Tags", value: "https://elsewhere.example" }]],
  ["Ratio: 16:9", [{ group: "Tags", value: "Ratio: 16:9" }]],
  ["Colour:", [{ group: "Tags", value: "Colour:" }]],
  ["", []],
])("reads the tags %j", (text, tags) => {
  expect(readTags(text)).toEqual(tags);
});
