import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { lockCheckoutOfOrder } from "@/lib/data/checkout/checkouts";
import { findCheckoutIdOf, listLapsedOrders, lockOrder } from "@/lib/data/order/orders";
import { orIfUnreadable } from "@/lib/data/readable-rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import type { StockChange } from "@/lib/domain/product/stock-change";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { queueOrderMail } from "./mail/mails";
import { recordStockChanges } from "./record-stock-changes";
import { releaseOrder, releaseTransfer } from "./release";

/**
 * Releases all orders that were not paid in time, by a provider or by transfer, except those that cannot be read. Several
 * workers may run this simultaneously; each order is released only once.
 */
export async function releaseLapsedOrders(now = clock.now()): Promise<{ released: number }> {
  const stores = new Map<StoreId, StoreDetails | null>();
  let released = 0;
  for (const { storeId, id } of await listLapsedOrders(now)) {
    if (!stores.has(storeId)) stores.set(storeId, await readStore(storeId));
    if (await orIfUnreadable(release(storeId, stores.get(storeId) ?? null, id, now), false)) released += 1;
  }
  if (released > 0) nudgeOutbox();
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
    if (!order || !isLapsed) return false;
    const changes =
      order.status === "pending"
        ? await releaseOrder(storeId, order, now, database)
        : await releaseAwaited(storeId, store, order, now, database);
    if (store && changes) await recordStockChanges(store, changes, database);
    return changes !== null;
  });
}

/** Releases an order that awaits a transfer, and tells its shopper, who was told that the order is placed. */
async function releaseAwaited(
  storeId: StoreId,
  store: StoreDetails | null,
  order: Order,
  now: Date,
  database: Database,
): Promise<readonly StockChange[] | null> {
  const released = await releaseTransfer(storeId, order, now, database);
  if (store && released) await queueOrderMail(store, released.lapsed, { kind: "transfer_lapsed" }, now, database);
  return released?.changes ?? null;
}
