import type { Unit } from "../product/unit";

/** What sales can be added up by. */
export const SALES_BY = ["day", "product", "category", "offer", "country"] as const;
export type SalesBy = (typeof SALES_BY)[number];

/**
 * Orders count that are placed, confirmed, dispatched or delivered, on the day they were placed. By day, offer and
 * country, `amount` is what orders came to less what was refunded; by product and category it is what items came to
 * after discounts, without shipping and what was cancelled. Amounts in minor units of the base currency.
 */
export type SalesRow = {
  /** The day as 2026-11-29, the id of the product or category, the code of the offer, or the country. */
  key: string;
  /** Empty where the key says it, or where there is none: no category, no offer, no country. */
  name: string;
  orders: number;
  amount: number;
  /** In hundredths of the unit; null where rows have no one unit. */
  quantity: number | null;
  unit: Unit | null;
  /** What offers took off; null where that is not asked for. */
  discount: number | null;
};

export type Sales = { orders: number; amount: number; rows: readonly SalesRow[] };
