import "server-only";
import { arrayContains, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type StoreWire, storeWireSchema } from "@/lib/contracts/store/details";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";

const STORES_LIMIT = 1_000;

/** What is known of the store, in the shape of the wire; null when there is no such store. */
export async function findStoreWire(storeId: StoreId, database = getDatabase()): Promise<StoreWire | null> {
  const [row] = await database
    .select({
      name: stores.name,
      status: stores.status,
      details: stores.details,
      liveCurrencies: stores.liveCurrencies,
      features: stores.features,
    })
    .from(stores)
    .where(eq(stores.storeId, storeId));
  if (!row) return null;
  return z.decode(storeWireSchema, {
    // Name and status have columns of their own; whatever the document says of them is out of date.
    store_details: { ...(row.details as object), name: row.name, status: row.status },
    live_currencies: row.liveCurrencies,
    ys_features: row.features,
  });
}

/** The store that the host belongs to by its own `domains`. */
export async function findStoreIdByHost(host: string, database = getDatabase()): Promise<StoreId | null> {
  const [row] = await database
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(arrayContains(stores.domains, [host]))
    .orderBy(asc(stores.storeId))
    .limit(1);
  return row?.storeId ?? null;
}

/** Whether some store names its hosts, so that a host on nobody's list is a stranger. */
export async function hasStoreDomains(database = getDatabase()): Promise<boolean> {
  const [row] = await database
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(sql`cardinality(${stores.domains}) > 0`)
    .limit(1);
  return row !== undefined;
}

export type StoreListing = { id: StoreId; name: string; status: string; domains: readonly string[]; modifiedAt: Date };

export async function listStores(database = getDatabase()): Promise<StoreListing[]> {
  return database
    .select({
      id: stores.storeId,
      name: stores.name,
      status: stores.status,
      domains: stores.domains,
      modifiedAt: stores.modifiedAt,
    })
    .from(stores)
    .orderBy(asc(stores.storeId))
    .limit(STORES_LIMIT);
}

/** Opens or closes the shop; false when there is no such store. */
export async function setStoreStatus(
  storeId: StoreId,
  status: StoreDetails["status"],
  database = getDatabase(),
): Promise<boolean> {
  const changed = await database
    .update(stores)
    .set({ status, modifiedAt: new Date() })
    .where(eq(stores.storeId, storeId))
    .returning({ storeId: stores.storeId });
  return changed.length > 0;
}
