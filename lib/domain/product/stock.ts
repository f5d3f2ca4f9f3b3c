import type { ApplicationSetting } from "../store/store";
import type { StockState } from "./product";
import { minQuantityOf, type OwnQuantities } from "./quantities";
import type { Unit } from "./unit";

/** The store settings that decide whether stock counts as sold out, low or available. Quantities in hundredths. */
export type StockRules = Pick<ApplicationSetting, "minQuantity" | "minStock" | "showStockLeft">;

/** The store settings that decide what a product card in a list shows. */
export type CardRules = StockRules & Pick<ApplicationSetting, "hidesPrices">;

/**
 * The availability shown to shoppers.
 *
 * Units:  `quantity` in hundredths of the unit; null if the store does not count the stock.
 * Source: docs/domain.md#stock. Stock below the minimum quantity of an order counts as sold out. Stock is low if the
 *         store shows the remaining stock, and if this is at most `min_stock`.
 */
export function stockState(
  quantity: number | null,
  product: { unit: Unit } & Pick<OwnQuantities, "minQuantity">,
  allowBackorder: boolean,
  rules: StockRules,
): StockState {
  if (quantity === null) return "in_stock";
  if (quantity <= 0 || quantity < minQuantityOf(product, rules)) return allowBackorder ? "in_stock" : "sold_out";
  return rules.showStockLeft && rules.minStock !== null && quantity <= rules.minStock ? "low" : "in_stock";
}
