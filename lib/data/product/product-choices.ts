import "server-only";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { filterKey, listFilterGroups } from "@/lib/data/catalogue/filter-groups";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { sharedLists } from "@/lib/database/schema/content";
import { products, variants } from "@/lib/database/schema/product";
import type { ProductChoices } from "@/lib/domain/product/product-choices";
import type { StoreId } from "@/lib/domain/store/id";

const KINDS = ["addon", "size_chart", "tax_rate"] as const;

/** What a product of the store can name, except the badges, which are among the store's details. */
export async function listProductChoices(
  storeId: StoreId,
  database: Database = getDatabase(),
): Promise<Omit<ProductChoices, "badges">> {
  const inCategories = await database
    .select({ key: categories.slug, name: categories.name })
    .from(categories)
    .where(eq(categories.storeId, storeId))
    .orderBy(asc(categories.rank), asc(categories.id));
  const shared = await database
    .select({
      kind: sharedLists.kind,
      key: sharedLists.id,
      name: sql<string>`coalesce(${sharedLists.content} ->> 'name', ${sharedLists.id})`,
    })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), inArray(sharedLists.kind, [...KINDS])))
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id));
  const ofKind = (wanted: (typeof KINDS)[number]) =>
    shared.flatMap(({ kind, key, name }) => (kind === wanted ? [{ key, name }] : []));
  const groups = await listFilterGroups(storeId, database);
  return {
    categories: inCategories,
    addons: ofKind("addon"),
    sizeCharts: ofKind("size_chart"),
    taxRates: ofKind("tax_rate"),
    filterGroups: groups.map(({ id, name, options }) => ({
      name,
      options: options.map((option) => ({ key: filterKey(id, option.slug), name: option.name })),
    })),
  };
}

/** The ids of the store's categories by slug. */
export async function listCategoryIds(storeId: StoreId, database: Database): Promise<Map<string, string>> {
  const rows = await database
    .select({ slug: categories.slug, id: categories.id })
    .from(categories)
    .where(eq(categories.storeId, storeId));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Whether another product of the store has this slug. */
export async function isSlugTaken(storeId: StoreId, slug: string, id: string, database: Database): Promise<boolean> {
  const [other] = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.slug, slug), ne(products.id, id)))
    .limit(1);
  return other !== undefined;
}

/** Those of the SKUs that other products of the store have, or their variants. */
export async function listTakenSkus(
  storeId: StoreId,
  skus: readonly string[],
  id: string,
  database: Database,
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const wanted = skus.map((sku) => sku.toLowerCase());
  const ofProducts = await database
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, storeId), ne(products.id, id), inArray(sql`lower(${products.sku})`, wanted)));
  const ofVariants = await database
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(eq(variants.storeId, storeId), ne(variants.productId, id), inArray(sql`lower(${variants.sku})`, wanted)),
    );
  return new Set([...ofProducts, ...ofVariants].map(({ sku }) => sku.toLowerCase()));
}
