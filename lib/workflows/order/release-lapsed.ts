import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { lockCheckoutOfOrder } from "@/lib/data/checkout/checkouts";
import { findCheckoutIdOf, listLapsedOrders, lockOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { recordStockChanges } from "./record-stock-changes";
import { releaseOrder } from "./release";

/**
 * Releases all pending orders that were not paid in time. Several workers may run this simultaneously; each order is
 * released only once.
 */
export async function releaseLapsedOrders(now = new Date()): Promise<{ released: number }> {
  const stores = new Map<StoreId, StoreDetails | null>();
  let released = 0;
  for (const { storeId, id } of await listLapsedOrders(now)) {
    if (!stores.has(storeId)) stores.set(storeId, await readStore(storeId));
    if (await release(storeId, stores.get(storeId) ?? null, id, now)) released += 1;
  }
  return { released };
}

/** Returns whether the order was released. An order is released even if its store is unknown, which has no pages. */
function release(storeId: StoreId, store: StoreDetails | null, id: string, now: Date): Promise<boolean> {
  return getDatabase().transaction(async (database) => {
    const checkoutId = await findCheckoutIdOf(storeId, id, database);
    if (checkoutId) await lockCheckoutOfOrder(storeId, checkoutId, database);
    const order = await lockOrder(storeId, id, database);
    // Since the list was read, the order may have been paid, or released by another worker.
    const isLapsed = order?.holdUntil && order.holdUntil < now;
    const changes = order && isLapsed ? await releaseOrder(storeId, order, now, database) : null;
    if (store && changes) await recordStockChanges(store, changes, database);
    return changes !== null;
  });
}
