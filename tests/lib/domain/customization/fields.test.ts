import fc from "fast-check";
import { convertFields, readFitFields, replaceFields, writeFitFields } from "@/lib/domain/customization/fields";
import { aFitProfile } from "../../../factories/fit-profile";

it("writes a profile into the fields of its form, and reads the same from them", () => {
  const profile = aFitProfile({
    forWhom: "my sister",
    choices: [{ group: "Pockets", options: ["Left side", "Chest"] }],
    notes: [{ name: "Notes for the cutter", value: "Line one\nline two" }],
  });
  const { id: _id, createdAt: _created, modifiedAt: _modified, ...content } = profile;
  expect(readFitFields(writeFitFields(profile))).toEqual(content);
});

it.each([
  ["38", 38],
  [" 38,5 ", 38.5],
  ["38.5", 38.5],
  ["thirty", Number.NaN],
])("reads the measurement %j as %d", (text, value) => {
  expect(readFitFields([["mm_sets.upper.Neck depth, front", text]]).measurements).toEqual([
    { setId: "upper", values: [{ name: "Neck depth, front", value }] },
  ]);
});

it("leaves out what is empty", () => {
  const read = readFitFields([
    ["mm_sets.upper.Chest", " "],
    ["custom_list.Hooks", ""],
    ["notes_list.Notes", "  "],
    ["mm_unit", "feet"],
  ]);
  expect(read).toMatchObject({ measurements: [], choices: [], notes: [], unit: null });
});

it("converts every measurement to the chosen unit and leaves texts as they are", () => {
  const fields = [
    ["mm_unit", "inches"],
    ["mm_sets.upper.Chest", "40"],
    ["mm_sets.upper.Waist", "?"],
    ["name", "40"],
  ] as const;
  expect(convertFields(fields, "cms")).toEqual([
    ["mm_unit", "cms"],
    ["mm_sets.upper.Chest", "101.6"],
    ["mm_sets.upper.Waist", "?"],
    ["name", "40"],
  ]);
});

it("comes back within 0.1 of any measurement in inches", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 780 }), (tenths) => {
      const there = convertFields(
        [
          ["mm_unit", "inches"],
          ["mm_sets.upper.Chest", String(tenths / 10)],
        ],
        "cms",
      );
      const [, back] = convertFields(there, "inches");
      expect(Math.abs(Number(back?.[1]) - tenths / 10)).toBeLessThanOrEqual(0.1 + 1e-9);
    }),
  );
});

it("replaces the fields of one step and keeps those of the others", () => {
  const kept = ["mm_sets.upper.Chest", "40"] as const;
  const fields = [kept, ["custom_list.Pockets", "Chest"], ["custom_list.Pockets", "Left"]] as const;
  expect(
    replaceFields(
      fields,
      ["custom_list.Pockets"],
      [
        ["custom_list.Pockets", "Left"],
        ["quantity", "1"],
      ],
    ),
  ).toEqual([kept, ["custom_list.Pockets", "Left"]]);
});
