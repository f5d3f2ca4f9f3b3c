import "server-only";
import { listCategorySlugs } from "@/lib/data/catalogue/categories";
import { productsChangingLists, type StockChange, tagsOfStockChanges } from "@/lib/domain/product/stock-change";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";

/** Returns the cache tags to expire after a stock change. Call it only after the change is committed. */
export async function touchedByStock(
  store: Pick<StoreDetails, "id" | "setting" | "showSoldOut">,
  changes: readonly StockChange[],
): Promise<readonly string[]> {
  const touched = tagsOfStockChanges(store.id, changes, store.setting);
  const relisted = store.showSoldOut ? [] : productsChangingLists(changes, store.setting);
  if (relisted.length === 0) return touched;
  // Category pages hide sold-out products, so a product that sells out or is back in stock changes its categories.
  const slugs = await listCategorySlugs(store.id, relisted);
  return [...touched, tags.catalogue(store.id), ...slugs.map((slug) => tags.category(store.id, slug))];
}
