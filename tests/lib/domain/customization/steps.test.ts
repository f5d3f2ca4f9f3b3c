import { canChooseMore, stepsOf, withPreselected } from "@/lib/domain/customization/steps";
import { anAddon, anOption, anOptionGroup } from "../../../factories/addon";
import { aMeasurementSet } from "../../../factories/fit-profile";

const neck = anOptionGroup({ name: "Neck", options: [anOption({ name: "Band" }), anOption({ name: "Round" })] });
const opening = anOptionGroup({ name: "Opening", options: [anOption({ name: "Placket", linkTo: "Band" })] });
const pockets = anOptionGroup({ name: "Pockets", type: "multiple", options: [anOption({ name: "Chest" })] });
const kurta = anAddon({
  optionGroups: [neck, opening, pockets],
  measurementSetIds: ["gone", "upper"],
  notes: [{ name: "Notes", required: false }],
});
const stepNames = (choices: Parameters<typeof stepsOf>[2]) =>
  stepsOf(kurta, [aMeasurementSet()], choices).map((step) => {
    if (step.kind === "options") return step.group.name;
    return step.kind === "measurements" ? step.set.name : step.kind;
  });

it("asks for the name, one option group after the other, one measurement set after the other, and notes", () => {
  const banded = [{ group: "Neck", options: ["Band"] }];
  expect(stepNames(banded)).toEqual(["name", "Neck", "Opening", "Pockets", "Upper body", "notes", "review"]);
});
it("skips a group in which nothing can be chosen", () => {
  expect(stepNames([{ group: "Neck", options: ["Round"] }])).not.toContain("Opening");
});
it("has no notes step for an addon that asks for none", () => {
  expect(stepsOf(anAddon(), [], []).map(({ kind }) => kind)).toEqual(["name", "review"]);
});

describe("what is chosen when a step opens", () => {
  it.each([
    {
      case: "the first of every either-or group",
      choices: [],
      settled: [
        { group: "Neck", options: ["Band"] },
        { group: "Opening", options: ["Placket"] },
      ],
    },
    {
      case: "what the shopper chose",
      choices: [
        { group: "Neck", options: ["Round"] },
        { group: "Pockets", options: ["Chest"] },
      ],
      settled: [
        { group: "Neck", options: ["Round"] },
        { group: "Pockets", options: ["Chest"] },
      ],
    },
    {
      case: "nothing that another choice has taken away",
      choices: [
        { group: "Neck", options: ["Round"] },
        { group: "Opening", options: ["Placket"] },
      ],
      settled: [{ group: "Neck", options: ["Round"] }],
    },
  ])("$case", ({ choices, settled }) => {
    expect(withPreselected(kurta, choices)).toEqual(settled);
  });
});

it.each([
  { type: "limited", limit: 2, chosen: 1, more: true },
  { type: "limited", limit: 2, chosen: 2, more: false },
  { type: "mandatory", limit: 1, chosen: 1, more: false },
  { type: "either_or", limit: 0, chosen: 1, more: true },
  { type: "multiple", limit: 0, chosen: 0, more: true },
] as const)(
  "with $chosen of a $type group up to $limit, more can be chosen: $more",
  ({ type, limit, chosen, more }) => {
    expect(canChooseMore(anOptionGroup({ type, limit }), chosen)).toBe(more);
  },
);
