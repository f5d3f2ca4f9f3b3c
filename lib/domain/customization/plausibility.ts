import type { LengthUnit, Measurement, MeasurementSet } from "../product/addon";
import type { FitProfileContent } from "./fit-profile";

/** A measurement that a shopper is asked about, because people rarely have it. What nobody has is refused (`check.ts`). */
export type PlausibilityWarning = { setId: string; name: string } & (
  | { kind: "above_other"; other: string }
  | { kind: "unusual"; from: number; upTo: number; unit: LengthUnit }
);

/**
 * What a shopper should look at again: a waist that is larger than the hip, or an unusual chest.
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
      ...set.measurements.flatMap((measurement): PlausibilityWarning[] => {
        const { name } = measurement;
        const value = valueIn(name);
        const range = usualIn(measurement, unit);
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

export type UsualRange = { from: number; upTo: number };

/** What people usually have in this unit; null if the shop does not say. */
export function usualIn({ usual }: Pick<Measurement, "usual">, unit: LengthUnit): UsualRange | null {
  return usual.find((range) => range.unit === unit) ?? null;
}

/**
 * Whether nobody has this measurement: less than two thirds of the least usual one, or more than one and a half of the
 * largest. That includes most lengths in inches that were entered as centimetres, and the other way round.
 */
export function isImpossible(value: number, { from, upTo }: UsualRange): boolean {
  return value * 3 < from * 2 || value * 2 > upTo * 3;
}
