import "server-only";
import { listCategorySlugs } from "@/lib/data/catalogue/categories";
import { productsChangingLists, type StockChange, tagsOfStockChanges } from "@/lib/domain/product/stock-change";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";

/** The cache tags to expire after a stock change. Call it after the commit. */
export async function touchedByStock(
  store: Pick<StoreDetails, "id" | "setting" | "showSoldOut">,
  changes: readonly StockChange[],
): Promise<readonly string[]> {
  const touched = tagsOfStockChanges(store.id, changes, store.setting);
  const relisted = store.showSoldOut ? [] : productsChangingLists(changes, store.setting);
  if (relisted.length === 0) return touched;
  // Sold-out products are hidden, so the product leaves its lists or returns to them.
  const slugs = await listCategorySlugs(store.id, relisted);
  return [...touched, tags.catalogue(store.id), ...slugs.map((slug) => tags.category(store.id, slug))];
}
