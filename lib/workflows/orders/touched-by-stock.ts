import "server-only";
import { listCategorySlugs } from "@/lib/data/categories";
import { tags } from "@/lib/domain/cache-tags";
import { listedOtherwise, type StockChange, tagsOfStock } from "@/lib/domain/stock-change";
import type { StoreDetails } from "@/lib/domain/store";

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
