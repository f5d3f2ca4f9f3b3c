import type { Unit } from "./unit";

/** Why somebody at the store changed a stock by hand. */
export const COUNT_REASONS = ["counted", "received", "damaged", "lost", "correction"] as const;
export type CountReason = (typeof COUNT_REASONS)[number];

/**
 * Why a stock changed. `released`: an order was not paid in time; `kept`: an exchange waits for its parcel; `other`: a
 * change from outside the shop's code, such as one in the database.
 */
export const STOCK_REASONS = [
  "sold",
  "released",
  "cancelled",
  "returned",
  "kept",
  ...COUNT_REASONS,
  "imported",
  "other",
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** What the ledger keeps with the changes of one transaction. `orderId` and `by` are empty where there are none. */
export type StockCause = { reason: StockReason; orderId?: string; by?: string };

/** One entry of the ledger of a stock, in hundredths of the unit; null where it was not counted. */
type StockMovement = {
  id: number;
  at: Date;
  before: number | null;
  after: number | null;
  reason: StockReason;
  /** The number of the order it changed for; empty for other causes. */
  orderNumber: string;
  by: string;
};

/** The ledger of one product or variant, the newest entry first. */
export type StockLedger = {
  name: string;
  options: readonly string[];
  sku: string;
  unit: Unit;
  stock: number | null;
  movements: readonly StockMovement[];
  total: number;
};
