import type { Unit } from "@/lib/domain/product/unit";
import { TEMPLATE } from "@/lib/domain/store/template";

const SUFFIXES: Record<Unit, string> = { Pcs: "", Mts: "per metre", Kgs: "per kg" };
/** The label of the quantity field for each unit. */
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

/**
 * The text that follows a price, such as "per metre" or "per kg". Empty for products sold by the piece, and if the
 * template does not show units.
 */
export function unitSuffix(unit: Unit): string {
  return TEMPLATE.unitDisplay ? SUFFIXES[unit] : "";
}

/** Formats a quantity with its unit, such as "3.5 metres" or "1 piece". `quantity` is in hundredths of the unit. */
export function quantityText(quantity: number, unit: Unit): string {
  return `${quantity / 100} ${NOUNS[unit][quantity === 100 ? 0 : 1]}`;
}
