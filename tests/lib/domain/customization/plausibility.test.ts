import { plausibilityWarnings } from "@/lib/domain/customization/plausibility";
import { aFitProfile, aMeasurement, aMeasurementSet } from "../../../factories/fit-profile";

const set = aMeasurementSet({
  id: "lower",
  measurements: [
    aMeasurement({ name: "Waist", usual: [{ unit: "inches", from: 20, upTo: 60 }] }),
    aMeasurement({ name: "Hip" }),
  ],
  plausibility: [{ name: "Waist", notAbove: "Hip" }],
});
const warnings = (waist: number, hip: number, unit: "inches" | "cms" = "inches") =>
  plausibilityWarnings(
    aFitProfile({
      unit,
      measurements: [
        {
          setId: "lower",
          values: [
            { name: "Waist", value: waist },
            { name: "Hip", value: hip },
          ],
        },
      ],
    }),
    [set],
  );

it.each([
  { case: "usual measurements", found: warnings(30, 38), kinds: [] },
  { case: "a waist as wide as the hip", found: warnings(38, 38), kinds: [] },
  { case: "a waist wider than the hip", found: warnings(40, 38), kinds: ["above_other"] },
  { case: "centimetres entered as inches", found: warnings(76, 97), kinds: ["unusual"] },
  { case: "a unit without a usual range", found: warnings(76, 97, "cms"), kinds: [] },
])("asks about $case: $kinds", ({ found, kinds }) => {
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
});
