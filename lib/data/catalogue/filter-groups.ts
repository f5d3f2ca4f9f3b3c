import "server-only";
import { asc, eq } from "drizzle-orm";
import { type FilterOption, storedFilterOptionsSchema } from "@/lib/contracts/product/stored-product";
import { type Database, getDatabase } from "@/lib/database/connection";
import { filterGroups } from "@/lib/database/schema/catalogue";
import type { Product } from "@/lib/domain/product/product";
import type { StoreId } from "@/lib/domain/store/id";

const MAX_GROUPS = 100;

/** A filter group with its options in display order. */
export type NamedGroup = { id: string; name: string; options: readonly FilterOption[] };

export async function listFilterGroups(storeId: StoreId, database: Database = getDatabase()): Promise<NamedGroup[]> {
  const rows = await database
    .select({ id: filterGroups.id, name: filterGroups.name, options: filterGroups.options })
    .from(filterGroups)
    .where(eq(filterGroups.storeId, storeId))
    .orderBy(asc(filterGroups.rank), asc(filterGroups.id))
    .limit(MAX_GROUPS);
  return rows.map((row) => ({ ...row, options: storedFilterOptionsSchema.parse(row.options) }));
}

/**
 * How an option is written in `products.filter_keys`. The key is unambiguous, because neither part contains a colon.
 */
export function filterKey(groupId: string, optionSlug: string): string {
  return `${groupId}:${optionSlug}`;
}

/** The group and option names for a product's filter keys. Keys that belong to no group of the store are left out. */
export async function listTags(
  storeId: StoreId,
  filterKeys: readonly string[],
  database: Database = getDatabase(),
): Promise<Product["tags"]> {
  if (filterKeys.length === 0) return [];
  const keys = new Set(filterKeys);
  const groups = await listFilterGroups(storeId, database);
  const tags = groups.map(({ id, name, options }) => ({
    group: name,
    values: options.filter(({ slug }) => keys.has(filterKey(id, slug))).map((option) => option.name),
  }));
  return tags.filter(({ values }) => values.length > 0);
}
