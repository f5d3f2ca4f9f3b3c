import type { AddonOption, LengthUnit, MeasurementSet } from "../product/addon";
import { totalOf } from "./total";

/** One measurement, with the conditions that its measurement set has for it. */
export type TakenMeasurement = { value: number; conditions: MeasurementSet["measurements"][number]["conditions"] };

/**
 * The extra cloth needed for larger measurements and for some options.
 *
 * Units:  hundredths of a metre; measurements in `unit`.
 * Source: docs/domain.md#measurements: of each measurement's conditions, only the first one met counts; if none is
 *         met, the measurement needs no extra cloth.
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
