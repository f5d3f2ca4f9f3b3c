import "server-only";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import { storedAddonSchema, storedMeasurementSetSchema } from "@/lib/contracts/product/stored-addon";
import { storedSizingAssistantSchema } from "@/lib/contracts/product/stored-sizing-assistant";
import { LIST_LIMIT } from "@/lib/data/content";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import { products } from "@/lib/database/schema/product";
import type { SizingAssistant } from "@/lib/domain/customization/sizing-assistant";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "./rows";

/** The addons with these `ids` that exist, in the order in which the store offers them. */
export async function listAddons(storeId: StoreId, ids: readonly string[], database = getDatabase()): Promise<Addon[]> {
  return parseReadable(storedAddonSchema, await listShared(storeId, "addon", ids, database), `addons of ${storeId}`);
}

/** Which addons an active product is sold with, by its id or slug; null if there is no such product. */
export async function findAddonsOfProduct(storeId: StoreId, idOrSlug: string, database = getDatabase()) {
  const [row] = await database
    .select({ unit: products.unit, addonIds: products.addonIds, needsAddon: products.addonMust })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        eq(products.status, "active"),
        or(eq(products.id, idOrSlug), eq(products.slug, idOrSlug)),
      ),
    )
    .limit(1);
  return row ? { ...row, unit: toUnit(row.unit) } : null;
}

export async function listMeasurementSets(
  storeId: StoreId,
  ids: readonly string[],
  database = getDatabase(),
): Promise<MeasurementSet[]> {
  const rows = await listShared(storeId, "measurement_set", ids, database);
  return parseReadable(storedMeasurementSetSchema, rows, `measurement sets of ${storeId}`);
}

/** All sizing assistants of the store, in its order. */
export async function listSizingAssistants(storeId: StoreId, database = getDatabase()): Promise<SizingAssistant[]> {
  const rows = await listShared(storeId, "sizing_assistant", null, database);
  return parseReadable(storedSizingAssistantSchema, rows, `sizing assistants of ${storeId}`);
}

/** The entries of a shared list, in the store's order. `ids` null finds all. */
function listShared(storeId: StoreId, kind: string, ids: readonly string[] | null, database: Database) {
  const isAsked = ids ? inArray(sharedLists.id, [...ids]) : undefined;
  return database
    .select({ id: sharedLists.id, rank: sharedLists.rank, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, kind), isAsked))
    .orderBy(asc(sharedLists.rank), asc(sharedLists.id))
    .limit(LIST_LIMIT);
}
