/** The unit a price is for: pieces, metres or kilograms (specification §3, application setting). */
export const UNITS = ["Pcs", "Mts", "Kgs"] as const;
export type Unit = (typeof UNITS)[number];

/** Default button texts per unit (specification §9); a store's `customize_name` overrides them. */
export const CUSTOMIZE_NAMES: Record<Unit, string> = {
  Pcs: "CUSTOMIZE YOUR GARMENT",
  Mts: "STITCH GARMENT",
  Kgs: "CUSTOMIZE YOUR PRODUCT",
};

const NOUNS: Record<Unit, [one: string, many: string]> = {
  Pcs: ["piece", "pieces"],
  Mts: ["metre", "metres"],
  Kgs: ["kilogram", "kilograms"],
};

const SHORT: Record<Unit, string> = { Pcs: "", Mts: " m", Kgs: " kg" };

/** A quantity with the sign of its unit, such as "1.5 m". `quantity` is in hundredths of the unit. */
export function shortQuantity(quantity: number, unit: Unit): string {
  return `${quantity / 100}${SHORT[unit]}`;
}

/** Formats a quantity with its unit, such as "3.5 metres" or "1 piece". `quantity` is in hundredths of the unit. */
export function quantityText(quantity: number, unit: Unit): string {
  return `${quantity / 100} ${NOUNS[unit][quantity === 100 ? 0 : 1]}`;
}
