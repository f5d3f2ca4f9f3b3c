import type { LengthUnit } from "../product/addon";

const FACTORS: Readonly<Record<LengthUnit, number>> = { inches: 2.54, cms: 0.393701 };

/**
 * A length in the other unit, as the measurement form converts it.
 *
 * Units:  inches or centimetres, to one decimal, halves up. There and back differs by at most 0.1.
 * Source: docs/domain.md#measurements.
 */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  // The values have one decimal and the factors six, so millionths of tenths are whole. Rounding them first takes away
  // what binary fractions add.
  return from === to ? value : Math.round(Math.round(value * FACTORS[from] * 1e7) / 1e6) / 10;
}

export function otherUnit(unit: LengthUnit): LengthUnit {
  return unit === "inches" ? "cms" : "inches";
}

const UNIT_SIGNS: Readonly<Record<LengthUnit, string>> = { inches: "in", cms: "cm" };

/** A length with its unit: "38.5 in". */
export function lengthText(value: number, unit: LengthUnit): string {
  return `${value} ${UNIT_SIGNS[unit]}`;
}

/** Whether a length has at most one decimal. */
export function isOneDecimal(value: number): boolean {
  return Number(value.toFixed(1)) === value;
}
