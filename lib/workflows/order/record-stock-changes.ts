import "server-only";
import { listCategorySlugs } from "@/lib/data/catalogue/categories";
import { tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import type { Database } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { productsChangingLists, type StockChange, tagsOfStockChanges } from "@/lib/domain/product/stock-change";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";
import { tellLowStock } from "@/lib/workflows/stock-alert/tell-low-stock";

/**
 * Records the cache tags that expire with these stock changes, as the last step of the transaction that made them, and
 * mails the store what runs out with them.
 */
export async function recordStockChanges(
  store: StoreDetails,
  changes: readonly StockChange[],
  database: Database,
): Promise<void> {
  const ofProducts = tagsOfStockChanges(store.id, changes, store.setting);
  const relisted = store.showSoldOut ? [] : productsChangingLists(changes, store.setting);
  await tellLowStock(store, changes, database);
  await recordExpiredTags([...ofProducts, ...(await tagsOfLists(store.id, relisted, database))], database);
}

/**
 * Category pages hide sold-out products, so when a product sells out or is back in stock, the pages of its categories
 * change.
 */
async function tagsOfLists(storeId: string, productIds: readonly string[], database: Database): Promise<string[]> {
  if (productIds.length === 0) return [];
  const slugs = await listCategorySlugs(storeId, productIds, database);
  return [tags.catalogue(storeId), ...(await tagsOfCategories(storeId, slugs, database))];
}
