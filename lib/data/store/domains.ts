import "server-only";
import { arrayContains, asc, eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const DOMAINS_LOCK = 7_240_316_231;

/** Lets no other store change its host names until the transaction ends. */
export async function lockStores(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${DOMAINS_LOCK})`);
}

/** The host names of a store, sorted; null if there is no such store. */
export async function findDomains(storeId: StoreId, database: Database = getDatabase()): Promise<string[] | null> {
  const [row] = await database.select({ domains: stores.domains }).from(stores).where(eq(stores.storeId, storeId));
  return row ? row.domains.toSorted() : null;
}

export async function saveDomains(storeId: StoreId, domains: string[], transaction: Database): Promise<void> {
  await transaction.update(stores).set({ domains, modifiedAt: clock.now() }).where(eq(stores.storeId, storeId));
}

/** The id of the store that lists this host among its domains; null if no store does. */
export async function findStoreIdByHost(host: string, database: Database = getDatabase()): Promise<StoreId | null> {
  const [row] = await database
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(arrayContains(stores.domains, [host]))
    .orderBy(asc(stores.storeId))
    .limit(1);
  return row?.storeId ?? null;
}

/** Whether at least one store lists its domains. If so, a host that no store lists belongs to no store. */
export async function hasStoreDomains(database: Database = getDatabase()): Promise<boolean> {
  const [row] = await database
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(sql`cardinality(${stores.domains}) > 0`)
    .limit(1);
  return row !== undefined;
}
