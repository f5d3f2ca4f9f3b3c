import type { StockStateFilter } from "@/lib/domain/product/stock-item";

export const stockTexts = {
  title: "Stock",
  intro: "Count what lies on the shelf: scan a SKU or a barcode, type what is there, and press Enter.",
  search: "SKU, barcode or a part of the name",
  state: "Which",
  states: { all: "All", out: "Sold out", low: "Running out" } satisfies Record<StockStateFilter, string>,
  none: "Nothing is counted here.",
  noMatch: "Nothing matches.",
  total: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  item: "Item",
  sku: "SKU",
  stock: "Stock",
  stockOf: (name: string) => `Stock of ${name}`,
  now: (stock: string) => `now ${stock}`,
  uncounted: "not counted",
  save: "Save",
  saved: (name: string, stock: string) => `${name}: ${stock}.`,
  draft: "not shown in the shop",
} as const;
