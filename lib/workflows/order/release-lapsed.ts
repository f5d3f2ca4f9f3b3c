import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { lockCheckoutOfOrder } from "@/lib/data/checkout/checkouts";
import { findCheckoutIdOf, listLapsedOrders, lockOrder } from "@/lib/data/order/orders";
import { UnreadableRowError } from "@/lib/data/readable-rows";
import { getDatabase } from "@/lib/database/connection";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { recordStockChanges } from "./record-stock-changes";
import { releaseOrder } from "./release";

/**
 * Releases all pending orders that were not paid in time. Several workers may run this simultaneously; each order is
 * released only once.
 */
export async function releaseLapsedOrders(now = clock.now()): Promise<{ released: number }> {
  const stores = new Map<StoreId, StoreDetails | null>();
  let released = 0;
  for (const { storeId, id } of await listLapsedOrders(now)) {
    if (!stores.has(storeId)) stores.set(storeId, await readStore(storeId));
    if (await releaseReadable(storeId, stores.get(storeId) ?? null, id, now)) released += 1;
  }
  return { released };
}

/** Leaves out an order that cannot be read, which is in the log, so that the others are released. */
async function releaseReadable(...input: Parameters<typeof release>): Promise<boolean> {
  try {
    return await release(...input);
  } catch (error) {
    if (error instanceof UnreadableRowError) return false;
    throw error;
  }
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
