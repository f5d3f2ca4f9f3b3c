import type { SizeChart } from "../content/content";
import type { LengthUnit } from "../product/addon";
import { convertLength, otherUnit } from "./length";

const UNIT_WORDS: Readonly<Record<LengthUnit, readonly string[]>> = {
  inches: ["in", "inch", "inches"],
  cms: ["cm", "cms", "centimetre", "centimetres"],
};

/** The unit of a size chart, which the owner writes as a word; null if it is no length. */
export function lengthUnitOf({ unit }: Pick<SizeChart, "unit">): LengthUnit | null {
  const word = unit.trim().toLowerCase();
  return (Object.keys(UNIT_WORDS) as LengthUnit[]).find((each) => UNIT_WORDS[each].includes(word)) ?? null;
}

/**
 * The rows of a size chart below its first one, with every length in the other unit: "86 to 91" cm becomes "33.9 to
 * 35.8". The first column, which names the sizes, stays, and so does a cell with other words; null if the chart is in no
 * unit of length.
 */
export function convertedRows(chart: Pick<SizeChart, "unit" | "rows">): string[][] | null {
  const unit = lengthUnitOf(chart);
  if (unit === null) return null;
  const convert = (number: string) => String(convertLength(Number(number), unit, otherUnit(unit)));
  return chart.rows
    .slice(1)
    .map((row) => row.map((cell, index) => (index > 0 && LENGTHS.test(cell) ? cell.replace(NUMBER, convert) : cell)));
}

const NUMBER = /\d+(?:\.\d+)?/g;
/** One length, or two with a word or a dash between them. */
const LENGTHS = /^\s*\d+(?:\.\d+)?(?:\s*(?:to|-|–)\s*\d+(?:\.\d+)?)?\s*$/;
