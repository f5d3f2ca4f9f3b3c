import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { inChunks } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories, productCategories } from "@/lib/database/schema/catalogue";
import type { StoreId } from "@/lib/domain/store/id";

export type NewCategory = { id: string; slug: string; name: string };

/** The ids of the given categories, by slug. Categories that do not exist yet are created and ranked last. */
export async function ensureCategories(
  storeId: StoreId,
  wanted: readonly NewCategory[],
  now: Date,
  database: Database = getDatabase(),
): Promise<Map<string, string>> {
  const ids = await idsBySlug(storeId, wanted, database);
  const missing = wanted.filter(({ slug }) => !ids.has(slug));
  if (missing.length === 0) return ids;
  const [last] = await database
    .select({ rank: sql<number>`coalesce(max(${categories.rank}), 0)` })
    .from(categories)
    .where(eq(categories.storeId, storeId));
  const firstRank = (last?.rank ?? 0) + 1;
  const rows = missing.map((category, index) => ({ storeId, ...category, rank: firstRank + index, modifiedAt: now }));
  await database.insert(categories).values(rows).onConflictDoNothing();
  // If the owner has created one of the categories in the meantime, its id is not the one generated above.
  return idsBySlug(storeId, wanted, database);
}

async function idsBySlug(storeId: StoreId, wanted: readonly NewCategory[], database: Database) {
  const slugs = wanted.map(({ slug }) => slug);
  const found = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), inArray(categories.slug, slugs)));
  return new Map(found.map(({ id, slug }) => [slug, id]));
}

export type CategoryMembership = { productId: string; categoryId: string };
export type CategoryPlacement = CategoryMembership & { slug: string; name: string };

/** For each of the products, every category that contains it. */
export async function listCategoryPlacements(
  storeId: StoreId,
  productIds: readonly string[],
  database: Database = getDatabase(),
): Promise<CategoryPlacement[]> {
  const placings: CategoryPlacement[] = [];
  for (const ids of inChunks(productIds)) {
    const found = await database
      .select({
        productId: productCategories.productId,
        categoryId: productCategories.categoryId,
        slug: categories.slug,
        name: categories.name,
      })
      .from(productCategories)
      .innerJoin(
        categories,
        and(eq(categories.storeId, productCategories.storeId), eq(categories.id, productCategories.categoryId)),
      )
      .where(and(eq(productCategories.storeId, storeId), inArray(productCategories.productId, ids)));
    placings.push(...found);
  }
  return placings;
}

/**
 * Adds products to categories and removes products from categories. Adding a product to a category that contains it
 * already has no effect.
 */
export async function updateCategoryPlacements(
  storeId: StoreId,
  { added, removed }: { added: readonly CategoryMembership[]; removed: readonly CategoryMembership[] },
  database: Database = getDatabase(),
): Promise<void> {
  for (const places of inChunks(removed)) {
    const pairs = places.map(({ productId, categoryId }) => sql`(${productId}, ${categoryId})`);
    const isRemoved = sql`(${productCategories.productId}, ${productCategories.categoryId}) in (${sql.join(pairs, sql`, `)})`;
    await database.delete(productCategories).where(and(eq(productCategories.storeId, storeId), isRemoved));
  }
  for (const places of inChunks(added)) {
    const rows = places.map((place) => ({ storeId, ...place }));
    await database.insert(productCategories).values(rows).onConflictDoNothing();
  }
}
