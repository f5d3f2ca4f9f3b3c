import type { AddonOption, LengthUnit, MeasurementSet } from "../product/addon";
import { totalOf } from "./total";

/** One measurement that was taken, with the conditions that its set gives. */
export type TakenMeasurement = { value: number; conditions: MeasurementSet["measurements"][number]["conditions"] };

/**
 * Cloth that larger measurements and some options need on top.
 *
 * Units:  hundredths of a metre; measurements in `unit`.
 * Source: domain §4.6, step 7: per measurement the first condition that it meets counts; none means no extra.
 */
export function extraCloth(
  measurements: readonly TakenMeasurement[],
  unit: LengthUnit,
  options: readonly Pick<AddonOption, "additionalQuantity">[],
): number {
  const needed = measurements.flatMap(({ value, conditions }) => {
    const met = conditions.find((each) => each.unit === unit && each.above < value && value <= each.upTo);
    return met ?? [];
  });
  return totalOf([...needed, ...options].map(({ additionalQuantity }) => additionalQuantity));
}
