import "server-only";
import { asc, eq } from "drizzle-orm";
import { storedFilterOptionsSchema } from "@/lib/contracts/product/stored-product";
import { insertedValues } from "@/lib/database/bulk";
import { type Database, getDatabase } from "@/lib/database/connection";
import { filterGroups } from "@/lib/database/schema/catalogue";
import type { FilterGroup } from "@/lib/domain/product-import/filter-values";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * All filter groups of the store, locked until the transaction ends, so that simultaneous changes do not overwrite each
 * other.
 */
export async function lockFilterGroups(storeId: StoreId, database: Database = getDatabase()): Promise<FilterGroup[]> {
  const rows = await database
    .select({ id: filterGroups.id, name: filterGroups.name, rank: filterGroups.rank, options: filterGroups.options })
    .from(filterGroups)
    .where(eq(filterGroups.storeId, storeId))
    .orderBy(asc(filterGroups.rank), asc(filterGroups.id))
    .for("update");
  return rows.map((row) => ({ ...row, options: storedFilterOptionsSchema.parse(row.options) }));
}

export async function saveFilterGroups(
  storeId: StoreId,
  groups: readonly FilterGroup[],
  database: Database = getDatabase(),
): Promise<void> {
  if (groups.length === 0) return;
  await database
    .insert(filterGroups)
    .values(groups.map((group) => ({ storeId, ...group })))
    .onConflictDoUpdate({
      target: [filterGroups.storeId, filterGroups.id],
      set: insertedValues(filterGroups, ["options"]),
    });
}
