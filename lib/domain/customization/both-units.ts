import type { LengthUnit } from "../product/addon";
import { convertLength, lengthText, otherUnit } from "./length";

/** What was measured for one set, as texts: "38.5 in", as it was entered, and "97.8 cm". */
export type MeasuredSet = {
  name: string;
  rows: readonly { name: string; measured: string; converted: string }[];
};

type Measured = {
  unit: LengthUnit | null;
  measurementSets: readonly { name: string; measurements: readonly { name: string; value: number }[] }[];
};

/** Measurements in the unit in which they were taken and in the other one, because a tape may have only one. */
export function inBothUnits({ unit, measurementSets }: Measured): MeasuredSet[] {
  if (unit === null) return [];
  const other = otherUnit(unit);
  return measurementSets.map(({ name, measurements }) => ({
    name,
    rows: measurements.map((each) => ({
      name: each.name,
      measured: lengthText(each.value, unit),
      converted: lengthText(convertLength(each.value, unit, other), other),
    })),
  }));
}
