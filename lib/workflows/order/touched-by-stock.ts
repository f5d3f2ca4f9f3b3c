import "server-only";
import { listCategorySlugs } from "@/lib/data/catalogue/categories";
import { listedOtherwise, type StockChange, tagsOfStock } from "@/lib/domain/product/stock-change";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreDetails } from "@/lib/domain/store/store";

/** What pages have to be made anew after stock has changed; to be asked after the commit. */
export async function touchedByStock(
  store: Pick<StoreDetails, "id" | "setting" | "showSoldOut">,
  changes: readonly StockChange[],
): Promise<readonly string[]> {
  const touched = tagsOfStock(store.id, changes, store.setting);
  const moved = store.showSoldOut ? [] : listedOtherwise(changes, store.setting);
  if (moved.length === 0) return touched;
  // The product leaves the lists that it is in, or comes back to those that do not know of it yet.
  const slugs = await listCategorySlugs(store.id, moved);
  return [...touched, tags.catalogue(store.id), ...slugs.map((slug) => tags.category(store.id, slug))];
}
