import { contentOf, dialogSteps, errorsOfStep, fieldsOf } from "@/lib/domain/customization/dialog-steps";
import { anAddon, anOption, anOptionGroup } from "../../../factories/addon";
import { aMeasurementSet } from "../../../factories/fit-profile";

const sets = [aMeasurementSet()];
const kurta = anAddon({
  optionGroups: [anOptionGroup({ options: [anOption(), anOption({ name: "Round" })] })],
  measurementSetIds: ["upper"],
  notes: [{ name: "Notes", required: true }],
});
const kinds = (...addons: Parameters<typeof dialogSteps>) => dialogSteps(...addons).map(({ kind }) => kind);

it("asks for the addon only if there are several", () => {
  expect(kinds([kurta], kurta, sets, [])).toEqual(["name", "options", "measurements", "notes", "review"]);
  expect(kinds([kurta, anAddon()], kurta, sets, [])[0]).toBe("addon");
  expect(kinds([kurta, anAddon()], null, sets, [])).toEqual(["addon"]);
});

it("preselects the first option and the first unit", () => {
  expect(contentOf([], kurta, sets)).toMatchObject({
    unit: "inches",
    choices: [{ group: "Neck", options: ["Band collar"] }],
  });
});

it("finds the errors of a step and no others", () => {
  const steps = dialogSteps([kurta], kurta, sets, []);
  const content = contentOf([["name", "Asha"]], kurta, sets);
  const codes = steps.map((step) => errorsOfStep(step, content, kurta, sets, []).map(({ code }) => code));
  expect(codes).toEqual([[], [], ["measurement_needed", "measurement_needed"], ["note_needed"], []]);
});

it.each([
  { name: "", code: "value_needed" },
  { name: "ASHA", code: "fit_profile_name_taken" },
])("refuses the name $name: $code", ({ name, code }) => {
  const content = contentOf([["name", name]], kurta, sets);
  expect(errorsOfStep({ kind: "name" }, content, kurta, sets, ["Asha"])).toEqual([{ path: "name", code }]);
});

it("names each field of the form once, over all steps", () => {
  const names = dialogSteps([kurta, anAddon()], kurta, sets, []).flatMap((step) => fieldsOf(step, kurta));
  expect(new Set(names).size).toBe(names.length);
});
