import fc from "fast-check";
import { SIZING_ASSISTANTS } from "@/demo/products/sizing-assistants";
import { sizingAssistantFromWire } from "@/lib/contracts/customization/sizing-from-wire";
import { sizingAssistantToWire } from "@/lib/contracts/customization/sizing-wire";
import { storedSizingAssistantSchema } from "@/lib/contracts/product/stored-sizing-assistant";
import {
  assistantFor,
  assistedMeasurements,
  type SizingAssistant,
  shownSizingQuestions,
  stepLength,
} from "@/lib/domain/customization/sizing-assistant";
import { withSizing } from "@/lib/domain/customization/sizing-fields";
import { aMeasurementSet } from "../../../factories/fit-profile";

const chest = (value: number) => [{ setId: "upper", values: [{ name: "Chest", value }] }];
const option = (id: string, value: number, linkTo = "all") => ({
  id,
  heading: id,
  subHeading: "",
  picture: null,
  linkTo,
  changes: chest(value),
});
const question = (type: "either_or" | "multiple", options: SizingAssistant["questions"][number]["options"]) => ({
  heading: "Size?",
  subHeading: "",
  picture: null,
  type,
  options,
});
const assistant: SizingAssistant = {
  id: "body",
  name: "Body",
  heading: "",
  subHeading: "",
  unit: "cms",
  standard: chest(96),
  questions: [
    question("either_or", [option("s", -6), option("l", 6)]),
    question("either_or", [option("much", 10, "l")]),
    question("multiple", [option("broad", 2.2), option("round", 1)]),
  ],
};
const chestOf = (answers: readonly string[], unit: "cms" | "inches" = "cms") =>
  assistedMeasurements(assistant, "upper", answers, unit)[0]?.value;

it.each([
  { answers: [], cms: 96, inches: 38 },
  { answers: ["s"], cms: 90, inches: 35.5 },
  { answers: ["l", "much", "broad", "round"], cms: 115, inches: 45.5 },
  { answers: ["broad"], cms: 98, inches: 38.5 },
])("adds the answers $answers to the standard, to the nearest half", ({ answers, cms, inches }) => {
  expect([chestOf(answers), chestOf(answers, "inches")]).toEqual([cms, inches]);
});

it("ignores options that are not shown, a second option of one question, and unknown ones", () => {
  expect(chestOf(["much"])).toBe(96);
  expect(chestOf(["s", "much", "none"])).toBe(90);
  expect(chestOf(["s", "l"])).toBe(90);
});

it("asks what goes with the answers before", () => {
  const asked = (answers: readonly string[]) => shownSizingQuestions(assistant, answers).map(({ index }) => index);
  expect(asked([])).toEqual([0, 2]);
  expect(asked(["l"])).toEqual([0, 1, 2]);
});

it("finds the assistant of a set", () => {
  expect(assistantFor([assistant], "upper")).toBe(assistant);
  expect(assistantFor([assistant], "window")).toBeNull();
});

it("moves by halves, and never to nothing", () => {
  expect([stepLength(38, 1), stepLength(38.2, -1), stepLength(0.5, -1)]).toEqual([38.5, 37.5, 0.5]);
});

it("fills the fields of a form without script, and leaves them alone without answers", () => {
  const fields = [["name", "Asha"]] as const;
  expect(withSizing(fields, [aMeasurementSet()], [assistant], [])).toBe(fields);
  expect(withSizing([...fields, ["mm_unit", "cms"]], [aMeasurementSet()], [assistant], ["s"])).toEqual([
    ["name", "Asha"],
    ["mm_unit", "cms"],
    ["mm_sets.upper.Chest", "90"],
  ]);
});

it("gives halves above nothing for the demo's answers, equally in the browser", () => {
  const demo = storedSizingAssistantSchema.parse({ id: "body", content: SIZING_ASSISTANTS.body });
  const browser = sizingAssistantFromWire(sizingAssistantToWire(demo));
  expect(browser).toEqual(demo);
  const ids = demo.questions.flatMap(({ options }) => options.map(({ id }) => id));
  fc.assert(
    fc.property(fc.subarray(ids), fc.constantFrom("cms" as const, "inches" as const), (answers, unit) => {
      for (const { setId } of demo.standard) {
        for (const { value } of assistedMeasurements(browser, setId, answers, unit)) {
          expect(value).toBeGreaterThan(0);
          expect(Number.isInteger(value * 2)).toBe(true);
        }
      }
    }),
  );
});
