import { tags } from "../site/cache-tags";
import type { StoreId } from "../store/id";
import { type StockRules, stockState } from "./stock";
import type { Unit } from "./unit";

/**
 * A change that an order makes to the counted stock of a product or of one of its variants. Quantities in hundredths.
 */
export type StockChange = {
  productId: string;
  /** Empty for the stock of the product itself. */
  variantId: string;
  slug: string;
  unit: Unit;
  /** The product's own minimum quantity; 0 if the store's rule applies. */
  minQuantity: number;
  allowsBackorder: boolean;
  /**
   * True if the change is to the stock of the product itself; if the product has variants, that is the sum of their
   * stock.
   */
  isProduct: boolean;
  before: number;
  after: number;
};

/** What cached pages show about this stock, as a text for comparison. Pages show a number only while stock is low. */
function shownStock(stock: number, change: StockChange, rules: StockRules): string {
  const state = stockState(stock, change, change.allowsBackorder, rules);
  return state === "low" ? `low ${stock}` : state;
}

/**
 * The cache tags of the products whose pages show something different after these stock changes. Only these products'
 * pages expire, never all pages: decision 1.
 */
export function tagsOfStockChanges(storeId: StoreId, changes: readonly StockChange[], rules: StockRules): string[] {
  const visible = changes.filter(
    (change) => shownStock(change.before, change, rules) !== shownStock(change.after, change, rules),
  );
  return [...new Set(visible.map(({ slug }) => tags.product(storeId, slug)))];
}

/**
 * Ids of the products that a stock change adds to lists or removes from them, for a store whose lists leave out
 * sold-out products.
 */
export function productsChangingLists(changes: readonly StockChange[], rules: StockRules): string[] {
  const isListed = (stock: number, change: StockChange) =>
    stockState(stock, change, change.allowsBackorder, rules) !== "sold_out";
  return changes
    .filter((change) => change.isProduct && isListed(change.before, change) !== isListed(change.after, change))
    .map(({ productId }) => productId);
}

/**
 * The changes by which something has just run low or been used up, of what is counted: variants, and products without
 * any. `low` is in hundredths of the unit.
 */
export function runsLow(changes: readonly StockChange[], low: number): StockChange[] {
  const withVariants = new Set(changes.filter(({ isProduct }) => !isProduct).map(({ productId }) => productId));
  return changes.filter(({ isProduct, productId, before, after }) => {
    if (isProduct && withVariants.has(productId)) return false;
    return (before > low && after <= low) || (before > 0 && after <= 0);
  });
}
