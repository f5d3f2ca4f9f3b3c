import type { AddonOption, LengthUnit, MeasurementSet } from "../product/addon";
import { totalOf } from "./total";

/** A measurement that the shopper entered, with the conditions under which its value requires extra cloth. */
export type TakenMeasurement = { value: number; conditions: MeasurementSet["measurements"][number]["conditions"] };

/**
 * The extra cloth needed for large measurements and for some options.
 *
 * Units:  the result in hundredths of a metre; measurements in `unit`.
 * Source: docs/domain.md#measurements: of the conditions of a measurement, the first one that is met decides; if none
 *         is met, the measurement needs no extra cloth.
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
