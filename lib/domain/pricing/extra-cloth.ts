import type { AddonOption, LengthUnit, MeasurementSet } from "../product/addon";
import { totalOf } from "./total";

/** One measurement, with the conditions of its measurement set. */
export type TakenMeasurement = { value: number; conditions: MeasurementSet["measurements"][number]["conditions"] };

/**
 * The extra cloth that larger measurements and some options need.
 *
 * Units:  hundredths of a metre; measurements in `unit`.
 * Source: docs/domain.md#measurements: for each measurement the first condition it meets counts; if none, there is no
 *         extra.
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
