/**
 * The options of the filter groups, in display order; each colour has the hex code of its swatch. Which options Size
 * and Origin have depends on the products.
 */
export const COLOURS = {
  Indigo: "#2a3f6f",
  Sky: "#9fbad3",
  Peacock: "#1f6f80",
  Green: "#6e7f4f",
  Ochre: "#cf952c",
  Camel: "#ad7a45",
  Rust: "#a8532a",
  Red: "#b03a2b",
  Burgundy: "#6d1828",
  Rose: "#c58c87",
  Plum: "#55274a",
  Charcoal: "#3c3c3d",
  Grey: "#8d939b",
  Kora: "#e3d4b4",
  White: "#f6f4ef",
} as const;

/** The colours that options name, with the codes of their swatches. */
export const SWATCHES = { ...COLOURS, Moss: "#6e7f4f", Slate: "#6f7a85", Bone: "#e9e0cd" } as const;

export const FIBRES = ["Cotton", "Khadi cotton", "Mulberry silk", "Tussar silk", "Linen", "Wool"] as const;
export const WEAVES = ["Plain", "Twill", "Herringbone", "Basket", "Satin", "Extra weft"] as const;
export const PATTERNS = ["One colour", "Stripe", "Check", "Ikat", "Border", "Shot", "Herringbone", "Motif"] as const;
export const WIDTHS = ["Under 100 cm", "100 to 120 cm", "Over 120 cm"] as const;
export const SIZES = ["XS", "S", "M", "L", "XL", "XXL", "2 to 4", "4 to 6", "6 to 8"] as const;

export type Tags = {
  colour: readonly (keyof typeof COLOURS)[];
  fibre: readonly (typeof FIBRES)[number][];
  weave?: (typeof WEAVES)[number];
  pattern?: (typeof PATTERNS)[number];
  width?: (typeof WIDTHS)[number];
};
