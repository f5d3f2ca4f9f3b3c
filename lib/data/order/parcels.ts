import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { OrderRow, ParcelRow } from "@/lib/data/order/rows";
import type { Database } from "@/lib/database/connection";
import { orderParcels } from "@/lib/database/schema/order";
import type { Parcel } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

/** Adds a parcel to an order, which the caller must have locked. */
export async function insertParcel(
  storeId: StoreId,
  orderId: string,
  parcel: Parcel,
  database: Database,
): Promise<void> {
  await database.insert(orderParcels).values({ ...parcel, storeId, orderId });
}

/** The parcels of these orders, in one list sorted by ordinal. */
export async function listParcels(
  storeId: StoreId,
  orders: readonly Pick<OrderRow, "id" | "confirmedAt">[],
  database: Database,
): Promise<ParcelRow[]> {
  // The first parcel confirms the order, so an order that is not confirmed has none.
  const begun = orders.filter(({ confirmedAt }) => confirmedAt !== null).map(({ id }) => id);
  if (begun.length === 0) return [];
  return database
    .select()
    .from(orderParcels)
    .where(and(eq(orderParcels.storeId, storeId), inArray(orderParcels.orderId, begun)))
    .orderBy(asc(orderParcels.ordinal));
}
