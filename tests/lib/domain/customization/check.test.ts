import { checkFitProfile } from "@/lib/domain/customization/check";
import type { FitProfileContent } from "@/lib/domain/customization/fit-profile";
import { anAddon, anOption, anOptionGroup } from "../../../factories/addon";
import { aFitProfile, aMeasurement, aMeasurementSet } from "../../../factories/fit-profile";

const kurta = anAddon({
  optionGroups: [
    anOptionGroup({ name: "Neck", options: [anOption({ name: "Band" }), anOption({ name: "Round" })] }),
    anOptionGroup({ name: "Opening", options: [anOption({ name: "Placket", linkTo: "Band" })] }),
    anOptionGroup({
      name: "Pockets",
      type: "limited",
      limit: 1,
      options: [anOption({ name: "Left" }), anOption({ name: "Right" })],
    }),
  ],
  measurementSetIds: ["upper"],
  notes: [
    { name: "Name to embroider", required: true },
    { name: "Anything else", required: false },
  ],
});
const right: FitProfileContent = aFitProfile({
  choices: [
    { group: "Neck", options: ["Band"] },
    { group: "Opening", options: ["Placket"] },
  ],
  notes: [{ name: "Name to embroider", value: "Asha" }],
});
const measured = (chest: number | null, length: number | null = 42) => ({
  measurements: [
    {
      setId: "upper",
      values: [
        ...(chest === null ? [] : [{ name: "Chest", value: chest }]),
        ...(length === null ? [] : [{ name: "Length", value: length }]),
      ],
    },
  ],
});
const check = (changes: Partial<FitProfileContent>, sets = [aMeasurementSet()]) =>
  checkFitProfile({ ...right, ...changes }, kurta, sets);

it("finds nothing wrong with a profile that answers everything", () => {
  expect(check({})).toEqual([]);
});

it.each([
  { unit: "cms", chest: 46.6, isRefused: true }, // two thirds of 70 are 46.67
  { unit: "cms", chest: 46.7, isRefused: false },
  { unit: "cms", chest: 210, isRefused: false }, // one and a half of 140
  { unit: "cms", chest: 210.1, isRefused: true },
  { unit: "cms", chest: 38, isRefused: true }, // inches
  { unit: "inches", chest: 96, isRefused: false }, // centimetres, but nothing is said of inches
] as const)("refuses a chest of $chest $unit as impossible: $isRefused", ({ unit, chest, isRefused }) => {
  const set = aMeasurementSet({
    units: [],
    measurements: [
      aMeasurement({ name: "Chest", usual: [{ unit: "cms", from: 70, upTo: 140 }] }),
      aMeasurement({ name: "Length" }),
    ],
  });
  expect(check({ unit, ...measured(chest) }, [set])).toEqual(
    isRefused ? [{ path: "mm_sets.upper.Chest", code: "measurement_impossible" }] : [],
  );
});

it.each<{ case: string; changes: Partial<FitProfileContent>; path: string; code: string }>([
  { case: "a missing value", changes: measured(null), path: "mm_sets.upper.Chest", code: "measurement_needed" },
  { case: "zero", changes: measured(0), path: "mm_sets.upper.Chest", code: "measurement_invalid" },
  { case: "a negative value", changes: measured(-3), path: "mm_sets.upper.Chest", code: "measurement_invalid" },
  { case: "two decimals", changes: measured(38.25), path: "mm_sets.upper.Chest", code: "measurement_invalid" },
  { case: "not a number", changes: measured(Number.NaN), path: "mm_sets.upper.Chest", code: "measurement_invalid" },
  { case: "too much", changes: measured(60.1), path: "mm_sets.upper.Chest", code: "measurement_above_maximum" },
  { case: "no unit", changes: { unit: null }, path: "mm_unit", code: "length_unit_wrong" },
  {
    case: "the same measurement twice",
    changes: {
      measurements: [...measured(38).measurements, { setId: "upper", values: [{ name: "Chest", value: 40 }] }],
    },
    path: "mm_sets.upper.Chest",
    code: "measurement_invalid",
  },
  {
    case: "a measurement nobody asks for",
    changes: { measurements: [...measured(38).measurements, { setId: "lower", values: [{ name: "Hip", value: 40 }] }] },
    path: "mm_sets.lower.Hip",
    code: "measurement_unknown",
  },
  {
    case: "an option of another product",
    changes: { choices: [{ group: "Neck", options: ["Boat"] }] },
    path: "custom_list.Neck",
    code: "option_unknown",
  },
  {
    case: "a group of another product",
    changes: { choices: [...right.choices, { group: "Hem", options: ["Wide"] }] },
    path: "custom_list.Hem",
    code: "option_unknown",
  },
  {
    case: "no option of an either-or group",
    changes: { choices: [] },
    path: "custom_list.Neck",
    code: "option_count",
  },
  {
    case: "too many options",
    changes: { choices: [...right.choices, { group: "Pockets", options: ["Left", "Right"] }] },
    path: "custom_list.Pockets",
    code: "option_count",
  },
  { case: "no required note", changes: { notes: [] }, path: "notes_list.Name to embroider", code: "note_needed" },
  {
    case: "a note nobody asks for",
    changes: { notes: [...right.notes, { name: "Gossip", value: "…" }] },
    path: "notes_list.Gossip",
    code: "note_unknown",
  },
])("refuses $case", ({ changes, path, code }) => {
  expect(check(changes)).toContainEqual({ path, code });
});

it("names everything that is wrong at once", () => {
  expect(check({ ...measured(null, null), notes: [], choices: [] })).toHaveLength(4);
});
it("knows no maximum where the set says 0, and takes both units where it names none", () => {
  const noMaximum = aMeasurementSet({ units: [{ name: "inches", maxValue: 0 }] });
  expect(check(measured(500), [noMaximum])).toEqual([]);
  expect(check({ ...measured(500), unit: "cms" }, [aMeasurementSet({ units: [] })])).toEqual([]);
});
it("refuses a unit in which one of the sets is not measured", () => {
  const onlyCentimetres = aMeasurementSet({ units: [{ name: "cms", maxValue: 0 }] });
  expect(check({}, [onlyCentimetres])).toEqual([{ path: "mm_unit", code: "length_unit_wrong" }]);
});
it("asks nothing of a set that the shop has deleted", () => {
  expect(check({ measurements: [] }, [])).toEqual([]);
});
