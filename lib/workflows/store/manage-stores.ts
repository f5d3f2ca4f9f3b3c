import "server-only";
import { setStoreOrigin } from "@/lib/data/store/origin";
import { countProducts } from "@/lib/data/store/product-counts";
import { listStores, setStoreStatus } from "@/lib/data/store/stores";
import { type Database, getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { env } from "@/lib/server/env";

type StoreChangeError = "store_unknown" | "store_kept_elsewhere";
type Change = Result<{ touched: readonly string[] }, StoreChangeError>;

/** Opens or closes the shop. */
export function changeStoreStatus(storeId: StoreId, status: StoreDetails["status"], database = getDatabase()) {
  return change(storeId, () => setStoreStatus(storeId, status, database));
}

/** Moves the shop to another address, sub-path included. */
export function changeStoreOrigin(storeId: StoreId, origin: string, database = getDatabase()) {
  return change(storeId, () => setStoreOrigin(storeId, origin.replace(/\/+$/, ""), database));
}

async function change(storeId: StoreId, write: () => Promise<boolean>): Promise<Change> {
  // The details come from another service, so a change here would never be seen.
  if (env().STORE_API_URL) return fail("store_kept_elsewhere");
  return (await write()) ? ok({ touched: [tags.store(storeId)] }) : fail("store_unknown", "store_id");
}

export type StoreSummary = { id: StoreId; name: string; status: string; domains: readonly string[]; products: number };

export async function summariseStores(database: Database = getDatabase()): Promise<StoreSummary[]> {
  const [stores, totals] = [await listStores(database), await countProducts(database)];
  return stores.map(({ id, name, status, domains }) => ({
    id,
    name,
    status,
    domains,
    products: totals.get(id) ?? 0,
  }));
}
