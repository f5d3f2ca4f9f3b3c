import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { categories, productCategories, slugRedirects } from "@/lib/database/schema/catalogue";
import type { PlacedCategory } from "@/lib/domain/catalogue/category-tree";
import type { StoreId } from "@/lib/domain/store/id";
import { saveRedirects } from "./redirect-writes";

/** All categories of the store, also those that shoppers do not see, in display order. */
export async function listPlacedCategories(storeId: StoreId, database: Database): Promise<PlacedCategory[]> {
  const products = database
    .select({
      categoryId: productCategories.categoryId,
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(productCategories)
    .where(eq(productCategories.storeId, storeId))
    .groupBy(productCategories.categoryId)
    .as("products");
  return database
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: categories.name,
      isActive: sql<boolean>`${categories.status} = 'active'`,
      listsProducts: categories.listsProducts,
      products: sql<number>`coalesce(${products.count}, 0)`,
    })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .where(eq(categories.storeId, storeId))
    .orderBy(asc(categories.rank), asc(categories.id));
}

/** Saves where categories stand. Those below the same one rank in the order of `placed`. */
export async function saveCategoryPlaces(
  storeId: StoreId,
  placed: readonly Pick<PlacedCategory, "id" | "parentId">[],
  transaction: Database,
): Promise<void> {
  for (const [index, { id, parentId }] of placed.entries()) {
    await transaction
      .update(categories)
      .set({ parentId, rank: index + 1 })
      .where(and(eq(categories.storeId, storeId), eq(categories.id, id)));
  }
}

/** Removes a category. Its address, and those that led to it, lead to `targetId`, or nowhere if that is null. */
export async function removeCategory(
  storeId: StoreId,
  { id, slug }: Pick<PlacedCategory, "id" | "slug">,
  targetId: string | null,
  transaction: Database,
): Promise<void> {
  const isTo = and(
    eq(slugRedirects.storeId, storeId),
    eq(slugRedirects.kind, "category"),
    eq(slugRedirects.targetId, id),
  );
  if (targetId === null) await transaction.delete(slugRedirects).where(isTo);
  else {
    await transaction.update(slugRedirects).set({ targetId }).where(isTo);
    await saveRedirects(storeId, "category", { moved: [{ slug, targetId }], usedSlugs: [] }, transaction);
  }
  await transaction.delete(categories).where(and(eq(categories.storeId, storeId), eq(categories.id, id)));
}
