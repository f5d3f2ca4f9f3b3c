import "server-only";
import { updateOrderItem } from "@/lib/data/order/orders";
import { mergePortions, type Portion, returnStock } from "@/lib/data/order/stock";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import type { OrderReturn } from "@/lib/domain/return/return";
import type { StoreDetails } from "@/lib/domain/store/store";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";

/** Adds to stock what was taken from it for these items: less than comes back if more was sold than there was. */
export async function giveStockBack(
  store: StoreDetails,
  order: Order,
  { items }: OrderReturn,
  database: Database,
): Promise<void> {
  const portions: Portion[] = [];
  for (const { position, quantity } of items) {
    const item = order.items.find((candidate) => candidate.position === position);
    const back = Math.min(quantity, item?.stockTaken ?? 0);
    if (!item || back === 0) continue;
    await updateOrderItem(store.id, order.id, position, { stockTaken: item.stockTaken - back }, database);
    portions.push({ productId: item.productId, variantId: item.variantId, quantity: back });
  }
  const cause = { reason: "returned", orderId: order.id } as const;
  await recordStockChanges(store, await returnStock(store.id, mergePortions(portions), cause, database), database);
}

/** Adds to stock what was kept for exchanges that will not happen. The return must be open, and end with this. */
export async function releaseExchanges(
  store: StoreDetails,
  order: Order,
  { items }: OrderReturn,
  database: Database,
): Promise<void> {
  const portions = items.flatMap(({ position, exchange }): Portion[] => {
    const item = order.items.find((candidate) => candidate.position === position);
    if (!item || !exchange || exchange.stockTaken === 0) return [];
    return [{ productId: item.productId, variantId: exchange.variantId, quantity: exchange.stockTaken }];
  });
  const cause = { reason: "released", orderId: order.id } as const;
  await recordStockChanges(store, await returnStock(store.id, mergePortions(portions), cause, database), database);
}
