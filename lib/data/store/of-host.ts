import "server-only";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";
import { findStoreIdByHost, hasStoreDomains } from "./domains";

/**
 * Finds a host's store, first in the setting STORE_HOSTS, then in the stores' own domains. If neither of them contains
 * any host, every host belongs to STORE_ID. Null if the host belongs to no store.
 */
export async function findStoreOfHost(host: string, database: Database = getDatabase()): Promise<StoreId | null> {
  const { STORE_HOSTS, STORE_ID } = env();
  const listed = STORE_HOSTS.get(host) ?? (await findStoreIdByHost(host, database));
  if (listed !== null) return listed;
  const hasMap = STORE_HOSTS.size > 0 || (await hasStoreDomains(database));
  return hasMap ? null : STORE_ID;
}
