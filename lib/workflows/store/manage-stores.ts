import "server-only";
import { readPaymentStates, readStore } from "@/lib/cached/read-store";
import type { PaymentsAnswer, StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { setStoreOrigin } from "@/lib/data/store/origin";
import { countProducts } from "@/lib/data/store/product-counts";
import { listStores, setStoreStatus } from "@/lib/data/store/stores";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { needsHsnCodes } from "@/lib/domain/invoice/hsn";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { hasBasePath } from "@/lib/domain/store/origin-path";
import type { StoreDetails } from "@/lib/domain/store/store";
import { env } from "@/lib/server/env";

type StoreChangeError = "store_unknown" | "store_kept_elsewhere";

/** Changes the status of a store, which opens or closes its shop. */
export function changeStoreStatus(storeId: StoreId, status: StoreDetails["status"], database = getDatabase()) {
  return change(storeId, (transaction) => setStoreStatus(storeId, status, transaction), database);
}

/** Changes the origin of a store's shop, such as https://shop.example, with the path of this build. */
export async function changeStoreOrigin(
  storeId: StoreId,
  origin: string,
  database = getDatabase(),
): Promise<Result<null, StoreChangeError | "origin_path_differs">> {
  // The shop would not start with it.
  if (!hasBasePath(origin)) return fail("origin_path_differs", "origin");
  return change(storeId, (transaction) => setStoreOrigin(storeId, origin.replace(/\/+$/, ""), transaction), database);
}

async function change(
  storeId: StoreId,
  write: (transaction: Database) => Promise<boolean>,
  database: Database,
): Promise<Result<null, StoreChangeError>> {
  // If STORE_API_URL is set, the store's details come from another service, and a change in our database has no effect.
  if (env().STORE_API_URL) return fail("store_kept_elsewhere");
  return database.transaction(async (transaction) => {
    if (!(await write(transaction))) return fail("store_unknown", "store_id");
    await recordExpiredTags([tags.store(storeId)], transaction);
    return ok(null);
  });
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

/** The payment methods that the owner has entered, and whether shoppers are offered them. */
export async function listPayments(storeId: StoreId): Promise<Result<PaymentsAnswer, "store_unknown">> {
  const payments = await readPaymentStates(storeId);
  return payments ? ok({ payments }) : fail("store_unknown", "store_id");
}

/** What the owner's tools need to know about the store to format amounts and dates as its customers see them. */
export async function describeStore(storeId: StoreId): Promise<Result<StoreAnswer, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown", "store_id");
  return ok({
    store_id: store.id,
    name: store.name,
    status: store.status,
    origin: store.origin,
    base_currency: store.baseCurrency,
    time_zone: store.timeZone,
    needs_hsn_codes: needsHsnCodes(store),
    sells_by: store.subType,
  });
}
