/** The unit a price is for: pieces, metres or kilograms (specification §3, application setting). */
export const UNITS = ["Pcs", "Mts", "Kgs"] as const;
export type Unit = (typeof UNITS)[number];

/** Default button texts per unit (specification §9); a store's `customize_name` overrides them. */
export const CUSTOMIZE_NAMES: Record<Unit, string> = {
  Pcs: "CUSTOMIZE YOUR GARMENT",
  Mts: "STITCH GARMENT",
  Kgs: "CUSTOMIZE YOUR PRODUCT",
};
