import { tags } from "../site/cache-tags";
import type { StoreId } from "../store/id";
import { type StockRules, stockState } from "./stock";
import type { Unit } from "./unit";

/**
 * A change that an order makes to the counted stock of a product or of one of its variants. Quantities in hundredths.
 */
export type StockChange = {
  productId: string;
  slug: string;
  unit: Unit;
  allowsBackorder: boolean;
  /** True for the stock of the product itself, which is the sum if the product has variants. */
  isProduct: boolean;
  before: number;
  after: number;
};

/** The stock as cached pages show it. It contains a number only while stock is low. */
function shownStock(stock: number, { unit, allowsBackorder }: StockChange, rules: StockRules): string {
  const state = stockState(stock, unit, allowsBackorder, rules);
  return state === "low" ? `low ${stock}` : state;
}

/**
 * The cache tags of products whose pages now show something different. Decision 1: a stock change never expires all
 * pages.
 */
export function tagsOfStockChanges(storeId: StoreId, changes: readonly StockChange[], rules: StockRules): string[] {
  const visible = changes.filter(
    (change) => shownStock(change.before, change, rules) !== shownStock(change.after, change, rules),
  );
  return [...new Set(visible.map(({ slug }) => tags.product(storeId, slug)))];
}

/** Ids of products that enter or leave lists, in a store that hides sold-out products. */
export function productsChangingLists(changes: readonly StockChange[], rules: StockRules): string[] {
  const isListed = (stock: number, { unit, allowsBackorder }: StockChange) =>
    stockState(stock, unit, allowsBackorder, rules) !== "sold_out";
  return changes
    .filter((change) => change.isProduct && isListed(change.before, change) !== isListed(change.after, change))
    .map(({ productId }) => productId);
}
