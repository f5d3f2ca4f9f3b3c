import type { LengthUnit, MeasurementSet } from "../product/addon";
import type { FitProfileContent } from "./fit-profile";

/** A measurement that a shopper is asked about, because people rarely have it. It never prevents anything. */
export type PlausibilityWarning = { setId: string; name: string } & (
  | { kind: "above_other"; other: string }
  | { kind: "unusual"; from: number; upTo: number; unit: LengthUnit }
);

/**
 * What a shopper should look at again: a waist that is larger than the hip, or a chest of 38 centimetres, which was
 * most likely measured in inches.
 *
 * Source: docs/domain.md#measurements.
 */
export function plausibilityWarnings(
  { unit, measurements }: Pick<FitProfileContent, "unit" | "measurements">,
  measurementSets: readonly MeasurementSet[],
): PlausibilityWarning[] {
  return measurements.flatMap(({ setId, values }) => {
    const set = measurementSets.find(({ id }) => id === setId);
    if (!set || unit === null) return [];
    const valueIn = (name: string) => values.find((measured) => measured.name === name)?.value ?? null;
    return [
      ...set.measurements.flatMap(({ name, usual }): PlausibilityWarning[] => {
        const value = valueIn(name);
        const range = usual.find((each) => each.unit === unit);
        if (value === null || !range || (range.from <= value && value <= range.upTo)) return [];
        return [{ setId, name, kind: "unusual", from: range.from, upTo: range.upTo, unit }];
      }),
      ...set.plausibility.flatMap(({ name, notAbove }): PlausibilityWarning[] => {
        const [value, other] = [valueIn(name), valueIn(notAbove)];
        return value !== null && other !== null && value > other
          ? [{ setId, name, kind: "above_other", other: notAbove }]
          : [];
      }),
    ];
  });
}
