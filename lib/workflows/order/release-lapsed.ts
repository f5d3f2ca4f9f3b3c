import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { lockCheckoutOfOrder } from "@/lib/data/checkout/checkouts";
import { findCheckoutIdOf, listLapsedOrders, lockOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { StockChange } from "@/lib/domain/product/stock-change";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { releaseOrder } from "./release";
import { touchedByStock } from "./touched-by-stock";

/**
 * Releases all pending orders that were not paid in time. Several workers may run this simultaneously; each order is
 * released only once. Returns how many were released, and the cache tags that must expire.
 */
export async function releaseLapsedOrders(
  now = clock.now(),
): Promise<{ released: number; touched: readonly string[] }> {
  const changes = new Map<StoreId, StockChange[]>();
  let released = 0;
  for (const { storeId, id } of await listLapsedOrders(now)) {
    const returned = await release(storeId, id, now);
    if (!returned) continue;
    released += 1;
    changes.set(storeId, [...(changes.get(storeId) ?? []), ...returned]);
  }
  const touched: string[] = [];
  for (const [storeId, returned] of changes) {
    const store = await readStore(storeId);
    if (store) touched.push(...(await touchedByStock(store, returned)));
  }
  return { released, touched: [...new Set(touched)] };
}

function release(storeId: StoreId, id: string, now: Date): Promise<readonly StockChange[] | null> {
  return getDatabase().transaction(async (database) => {
    const checkoutId = await findCheckoutIdOf(storeId, id, database);
    if (checkoutId) await lockCheckoutOfOrder(storeId, checkoutId, database);
    const order = await lockOrder(storeId, id, database);
    // Since the list was read, the order may have been paid, or released by another worker.
    const isLapsed = order?.holdUntil && order.holdUntil < now;
    return order && isLapsed ? releaseOrder(storeId, order, now, database) : null;
  });
}
