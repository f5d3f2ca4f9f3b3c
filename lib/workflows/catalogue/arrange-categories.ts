import "server-only";
import { referencesIn } from "@/lib/contracts/store-files/stored-entries";
import { listPlacedCategories, removeCategory, saveCategoryPlaces } from "@/lib/data/catalogue/category-places";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import {
  listCategoryEntries,
  listLayoutEntries,
  listMenuEntries,
  listSharedEntries,
} from "@/lib/data/store-files/store-entries";
import { type Database, getDatabase } from "@/lib/database/connection";
import {
  childrenOf,
  faultOfMove,
  moved,
  type PlacedCategory,
  type TreeFault,
} from "@/lib/domain/catalogue/category-tree";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { expireCategories } from "./expire-categories";

/** All categories of the store, in display order. */
export const listTree = (storeId: StoreId): Promise<PlacedCategory[]> => listPlacedCategories(storeId, getDatabase());

/** Moves a category with all below it, and returns all of them as they then stand. */
export function moveCategory(
  storeId: StoreId,
  id: string,
  place: { parentId: string | null; position: number },
): Promise<Result<PlacedCategory[], "category_unknown" | TreeFault>> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const all = await listPlacedCategories(storeId, transaction);
    const isThere = (wanted: string | null) => wanted === null || all.some((each) => each.id === wanted);
    if (!isThere(id)) return fail("category_unknown");
    if (!isThere(place.parentId)) return fail("category_unknown", "parent_id");
    const fault = faultOfMove(all, id, place.parentId);
    if (fault) return fail(fault, "parent_id");
    const after = moved(all, { id, ...place });
    await saveCategoryPlaces(storeId, after, transaction);
    await expireCategories(storeId, [], transaction);
    return ok(after);
  });
}

/**
 * Removes a category that nothing else of the shop names. Those below it take its place, and its address leads to the one
 * above it, if there is one.
 */
export function deleteCategory(
  storeId: StoreId,
  id: string,
): Promise<Result<PlacedCategory[], "category_unknown" | "category_named">> {
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const all = await listPlacedCategories(storeId, transaction);
    const category = all.find((each) => each.id === id);
    if (!category) return fail("category_unknown");
    if (await isNamed(storeId, category, transaction)) return fail("category_named");
    const { parentId } = category;
    const below = childrenOf(all, id).map((child) => ({ ...child, parentId }));
    const after = all.filter((each) => each.parentId !== id).flatMap((each) => (each === category ? below : [each]));
    await saveCategoryPlaces(storeId, after, transaction);
    await removeCategory(storeId, category, category.parentId, transaction);
    await expireCategories(storeId, [category.slug], transaction);
    return ok(after);
  });
}

/** Whether the menu, the home page, an offer or another category leads to a category. */
async function isNamed(storeId: StoreId, { id, slug }: PlacedCategory, transaction: Database): Promise<boolean> {
  const others = (await listCategoryEntries(storeId, transaction)).filter((entry) => entry.id !== id);
  const documents = [
    { part: "menu", entry: await listMenuEntries(storeId, transaction) } as const,
    { part: "home", entry: await listLayoutEntries(storeId, transaction) } as const,
    ...others.map((entry) => ({ part: "categories", entry }) as const),
    ...[...(await listSharedEntries(storeId, transaction))].map(
      ([kind, entry]) => ({ part: "lists", kind, entry }) as const,
    ),
  ];
  return documents.flatMap(referencesIn).some(({ names, key }) => names === "category" && (key === slug || key === id));
}
