import "server-only";
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { categories, productCategories } from "@/lib/database/schema/catalogue";
import { products } from "@/lib/database/schema/product";
import { idsFrom, MAX_CATEGORY_LEVELS } from "@/lib/domain/catalogue/category-tree";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Rows `(id, hsn_code, rank, level)` of the categories that contain a product of the outer query, and of all above them;
 * `level` counts from 0 for those that contain it.
 */
const categoriesAround = sql`
  with recursive around as (
    select ${categories.id}, ${categories.parentId}, ${categories.hsnCode}, ${categories.rank}, 0 as level
    from ${productCategories}
    join ${categories} on ${categories.storeId} = ${productCategories.storeId}
      and ${categories.id} = ${productCategories.categoryId}
    where ${productCategories.storeId} = ${products.storeId} and ${productCategories.productId} = ${products.id}
    union
    select ${categories.id}, ${categories.parentId}, ${categories.hsnCode}, ${categories.rank}, around.level + 1
    from around
    join ${categories} on ${categories.storeId} = ${products.storeId} and ${categories.id} = around.parent_id
    where around.level < ${MAX_CATEGORY_LEVELS}
  )`;

/** The ids of the categories that contain a product of the query, and of all above them. */
export const categoryIdsOfProduct = sql<
  string[]
>`array(${categoriesAround} select distinct id from around order by id)`;

/**
 * The HSN code that a product of the query has from its categories; empty if it has none. The nearest category with a
 * code decides; of several, the one that stands first.
 */
export const hsnCodeOfCategories = sql<string>`coalesce((${categoriesAround}
  select hsn_code from around where hsn_code <> '' order by level, rank, id limit 1), '')`;

/** The level of a category of the query, counted from 0. */
export const levelOf = sql<number>`(
  with recursive above as (
    select ${categories.parentId} as id, 0 as level
    union
    select parent.parent_id, above.level + 1
    from above
    join ${categories} as parent on parent.store_id = ${categories.storeId} and parent.id = above.id
    where above.level < ${MAX_CATEGORY_LEVELS}
  ) select max(level) from above)`;

/** The ids of a category and of all below it that shoppers may see. */
export async function listCategoryIdsFrom(storeId: StoreId, id: string, database: Database): Promise<string[]> {
  const shown = await database
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(sql`${eq(categories.storeId, storeId)} and ${categories.status} = 'active'`);
  return idsFrom(shown, id);
}

/** The ids of the category at `slug` and of all below it, whatever their status; none if there is no such category. */
export async function listCategoryIdsFromSlug(storeId: StoreId, slug: string, database: Database): Promise<string[]> {
  const all = await database
    .select({ id: categories.id, parentId: categories.parentId, slug: categories.slug })
    .from(categories)
    .where(eq(categories.storeId, storeId));
  const found = all.find((category) => category.slug === slug);
  return found ? idsFrom(all, found.id) : [];
}

/** The cache tags of categories and of all above them, whose lists show the same products. */
export async function tagsOfCategories(
  storeId: StoreId,
  slugs: readonly string[],
  database: Database,
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const { rows } = await database.execute<{ slug: string }>(sql`
    with recursive around as (
      select ${categories.id}, ${categories.parentId}, ${categories.slug} from ${categories}
      where ${categories.storeId} = ${storeId} and ${categories.slug} in ${[...new Set(slugs)]}
      union
      select ${categories.id}, ${categories.parentId}, ${categories.slug} from ${categories}
      join around on ${categories.storeId} = ${storeId} and ${categories.id} = around.parent_id
    ) select distinct slug from around`);
  const all = new Set([...slugs, ...rows.map(({ slug }) => slug)]);
  return [...all].map((slug) => tags.category(storeId, slug));
}
