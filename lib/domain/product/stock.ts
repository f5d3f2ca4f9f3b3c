import type { ApplicationSetting } from "../store/store";
import type { StockState } from "./product";
import type { Unit } from "./unit";

/** What of the store's settings decides how a stock is called. Quantities in hundredths. */
export type StockRules = Pick<ApplicationSetting, "minQuantity" | "minStock" | "showStockLeft">;

/** What of them decides how a product is shown in lists. */
export type CardRules = StockRules & Pick<ApplicationSetting, "hidesPrices">;

/**
 * What a shopper is told of a stock.
 *
 * Units:  `quantity` in hundredths of `unit`; null when the store does not count it.
 * Source: domain §4.4. Less than the smallest quantity one may buy counts as nothing. Few are left when the store shows
 *         what is left and no more than its `min_stock` are there.
 */
export function stockState(
  quantity: number | null,
  unit: Unit,
  allowBackorder: boolean,
  rules: StockRules,
): StockState {
  if (quantity === null) return "in_stock";
  if (quantity <= 0 || quantity < rules.minQuantity[unit]) return allowBackorder ? "in_stock" : "sold_out";
  return rules.showStockLeft && rules.minStock !== null && quantity <= rules.minStock ? "low" : "in_stock";
}
