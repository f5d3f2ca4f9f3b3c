import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import { storedAddonSchema, storedMeasurementSetSchema } from "@/lib/contracts/product/stored-addon";
import { LIST_LIMIT } from "@/lib/data/content";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { StoreId } from "@/lib/domain/store/id";

/** The addons with these `ids` that exist, in the order in which the store offers them. */
export async function listAddons(storeId: StoreId, ids: readonly string[], database = getDatabase()): Promise<Addon[]> {
  return parseReadable(storedAddonSchema, await listShared(storeId, "addon", ids, database), `addons of ${storeId}`);
}

export async function listMeasurementSets(
  storeId: StoreId,
  ids: readonly string[],
  database = getDatabase(),
): Promise<MeasurementSet[]> {
  const rows = await listShared(storeId, "measurement_set", ids, database);
  return parseReadable(storedMeasurementSetSchema, rows, `measurement sets of ${storeId}`);
}

function listShared(storeId: StoreId, kind: string, ids: readonly string[], database: Database) {
  return database
    .select({ id: sharedLists.id, rank: sharedLists.rank, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, kind), inArray(sharedLists.id, [...ids])))
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id))
    .limit(LIST_LIMIT);
}
