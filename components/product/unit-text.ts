import type { Unit } from "@/lib/domain/product/unit";
import { TEMPLATE } from "@/lib/domain/store/template";

const SUFFIXES: Record<Unit, string> = { Pcs: "", Mts: "per metre", Kgs: "per kg" };
/** Labels of quantity fields. */
export const QUANTITY_LABELS: Record<Unit, string> = {
  Pcs: "Quantity",
  Mts: "Length in metres",
  Kgs: "Weight in kilograms",
};
const NOUNS: Record<Unit, [one: string, many: string]> = {
  Pcs: ["piece", "pieces"],
  Mts: ["metre", "metres"],
  Kgs: ["kilogram", "kilograms"],
};

/** The text after a price: "per metre", "per kg"; empty for pieces or when unit display is off. */
export function unitSuffix(unit: Unit): string {
  return TEMPLATE.unitDisplay ? SUFFIXES[unit] : "";
}

/** A quantity with its unit, such as "3.5 metres" or "1 piece". `quantity` is in hundredths of the unit. */
export function quantityText(quantity: number, unit: Unit): string {
  return `${quantity / 100} ${NOUNS[unit][quantity === 100 ? 0 : 1]}`;
}
