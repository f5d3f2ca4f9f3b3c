import type { StockState } from "@/lib/domain/product/product";

export const compareTexts = {
  title: "Compare products",
  choose: "Choose up to four products",
  submit: "Compare",
  none: "These products are no longer in the shop. Choose others.",
  differs: "differs",
  price: "Price",
  availability: "Availability",
  remove: (name: string) => `Remove ${name}`,
  removeShort: "Remove",
  add: "Add another",
  onlyOne: "Add another product to see how they differ.",
  view: "See details",
  ofProduct: (text: string, name: string) => `${text}: ${name}`,
  soldOut: (option: string) => `${option} (sold out)`,
  scroll: "Compared products",
  maker: "Made by",
  summary: "In short",
  highlights: "Highlights",
  notGiven: "not given",
} as const;

/** The control that starts choosing, in lists and on product pages. */
export const compareLinkTexts = { list: "Compare", product: "Compare" } as const;

export const compareBarTexts = {
  label: "Products to compare",
  hint: "Choose up to four products",
  chosen: (count: number) => (count === 1 ? "1 product chosen" : `${count} products chosen`),
  full: "Four products are the most that fit",
  compare: "Compare",
  stop: "Stop comparing",
  pick: (name: string) => `Compare ${name}`,
} as const;

export const stateTexts: Record<StockState, string> = { in_stock: "In stock", low: "Low stock", sold_out: "Sold out" };
