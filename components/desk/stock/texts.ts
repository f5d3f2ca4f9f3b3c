import type { StockStateFilter } from "@/lib/domain/product/stock-item";
import type { CountReason, StockReason } from "@/lib/domain/product/stock-movement";

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
  undo: "Undo",
  saved: (name: string, stock: string) => `${name}: ${stock}.`,
  draft: "not shown in the shop",
} as const;

export const STOCK_REASON_NAMES: Record<StockReason, string> = {
  sold: "Sold",
  released: "Not paid in time",
  cancelled: "Cancelled",
  returned: "Returned",
  kept: "Kept for an exchange",
  counted: "Counted",
  received: "Received",
  damaged: "Damaged",
  lost: "Lost",
  correction: "Corrected",
  imported: "Imported",
  other: "Changed elsewhere",
};

export const ledgerTexts = {
  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  total: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
  none: "Its stock has never changed.",
  change: "Change the stock",
  reason: "What happened",
  reasons: {
    counted: "Counted: there are",
    received: "Received: so many more",
    damaged: "Damaged: so many fewer",
    lost: "Lost: so many fewer",
    correction: "Corrected: there are",
  } satisfies Record<CountReason, string>,
  quantity: "How many",
  becomes: (quantity: string) => `Then there are ${quantity}.`,
  tooMany: "That is more than there is.",
  save: "Save",
  saved: (quantity: string) => `Saved: there are ${quantity}.`,
  uncountedBefore: "not counted",
} as const;
