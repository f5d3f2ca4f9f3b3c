import type { Unit } from "./unit";

/** What is counted in the store: a product or one of its variants. */
export type StockItem = {
  slug: string;
  name: string;
  /** The options of a variant; empty for a product without variants. */
  options: readonly string[];
  sku: string;
  unit: Unit;
  /** In hundredths of the unit; null if it is not counted. */
  stock: number | null;
  /** active or draft */
  status: string;
};

/** All, what is used up, and what soon will be. */
export const STOCK_STATES = ["all", "out", "low"] as const;
export type StockStateFilter = (typeof STOCK_STATES)[number];

/** From how little on something runs out, in hundredths, unless the store says otherwise. */
export const USUAL_LOW_STOCK = 300;
