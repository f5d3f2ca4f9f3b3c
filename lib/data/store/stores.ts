import "server-only";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type SeoDetailsWire, seoDetailsSchema } from "@/lib/contracts/site/seo-details";
import { type StoreWire, storeWireSchema } from "@/lib/contracts/store/details";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";

const MAX_STORES = 1_000;

/** The store in wire format; null if there is no such store. */
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
    // Name and status are stored in columns of their own; the copies inside `details` may be outdated.
    store_details: { ...(row.details as object), name: row.name, status: row.status },
    live_currencies: row.liveCurrencies,
    ys_features: row.features,
  });
}

/** The SEO details alone, which many pages read afresh; null if the store does not exist. */
export async function findSeoWire(storeId: StoreId, database = getDatabase()): Promise<SeoDetailsWire | null> {
  const [row] = await database
    .select({ seo: sql<unknown>`${stores.details} -> 'seo_details'` })
    .from(stores)
    .where(eq(stores.storeId, storeId));
  return row ? seoDetailsSchema.parse(row.seo ?? {}) : null;
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
    .limit(MAX_STORES);
}

/** Opens or closes the shop; false if there is no such store. */
export async function setStoreStatus(
  storeId: StoreId,
  status: StoreDetails["status"],
  database = getDatabase(),
): Promise<boolean> {
  const changed = await database
    .update(stores)
    .set({ status, modifiedAt: clock.now() })
    .where(eq(stores.storeId, storeId))
    .returning({ storeId: stores.storeId });
  return changed.length > 0;
}
