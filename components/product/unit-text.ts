import type { Unit } from "@/lib/domain/product/unit";
import { TEMPLATE } from "@/lib/domain/store/template";

const SUFFIXES: Record<Unit, string> = { Pcs: "", Mts: "per metre", Kgs: "per kg" };
/** The label of the quantity field for each unit. */
export const QUANTITY_LABELS: Record<Unit, string> = {
  Pcs: "Quantity",
  Mts: "Length in metres",
  Kgs: "Weight in kilograms",
};
/**
 * The text that follows a price, such as "per metre" or "per kg". Empty for products sold by the piece, and if the
 * template does not show units.
 */
export function unitSuffix(unit: Unit): string {
  return TEMPLATE.unitDisplay ? SUFFIXES[unit] : "";
}
