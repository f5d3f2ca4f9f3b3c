import { convertedRows, lengthUnitOf } from "@/lib/domain/customization/size-chart";

it.each([
  { unit: "cm", is: "cms" },
  { unit: " Inches", is: "inches" },
  { unit: "kg", is: null },
  { unit: "", is: null },
])("reads $unit as $is", ({ unit, is }) => {
  expect(lengthUnitOf({ unit })).toBe(is);
});

it("converts lengths and ranges of lengths, and nothing in the first column or beside other words", () => {
  const rows = [
    ["Size", "Chest", "Body chest", "Fits"],
    ["38", "102", "86 to 91", "most"],
    ["40", "108.5", "92–97", "age 12"],
  ];
  expect(convertedRows({ unit: "cm", rows })).toEqual([
    ["38", "40.2", "33.9 to 35.8", "most"],
    ["40", "42.7", "36.2–38.2", "age 12"],
  ]);
  expect(convertedRows({ unit: "", rows })).toBeNull();
});
