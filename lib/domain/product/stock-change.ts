import { tags } from "../site/cache-tags";
import type { StoreId } from "../store/id";
import { type StockRules, stockState } from "./stock";
import type { Unit } from "./unit";

/** A counted stock that an order has changed: a product's, or one of its variants'. Quantities in hundredths. */
export type StockChange = {
  productId: string;
  slug: string;
  unit: Unit;
  allowsBackorder: boolean;
  /** Of the product itself; a sum where it has variants. */
  isProduct: boolean;
  before: number;
  after: number;
};

/** What pages say of a stock: they ask for the number itself when somebody is about to buy. */
function shown(stock: number, { unit, allowsBackorder }: StockChange, rules: StockRules): string {
  const state = stockState(stock, unit, allowsBackorder, rules);
  return state === "low" ? `low ${stock}` : state;
}

/** The products whose pages say something else now. Design §3: one stock change never expires the whole shop. */
export function tagsOfStock(storeId: StoreId, changes: readonly StockChange[], rules: StockRules): string[] {
  const visible = changes.filter(
    (change) => shown(change.before, change, rules) !== shown(change.after, change, rules),
  );
  return [...new Set(visible.map(({ slug }) => tags.product(storeId, slug)))];
}

/** The products that lists of a store which hides what is sold out gain or lose by it. */
export function listedOtherwise(changes: readonly StockChange[], rules: StockRules): string[] {
  const isListed = (stock: number, { unit, allowsBackorder }: StockChange) =>
    stockState(stock, unit, allowsBackorder, rules) !== "sold_out";
  return changes
    .filter((change) => change.isProduct && isListed(change.before, change) !== isListed(change.after, change))
    .map(({ productId }) => productId);
}
