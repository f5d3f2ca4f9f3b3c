import "server-only";
import { setOrderOfCheckout } from "@/lib/data/checkout/checkouts";
import { updateOrder } from "@/lib/data/order/orders";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { nextState } from "@/lib/domain/order/state";
import type { StockChange } from "@/lib/domain/product/stock-change";
import type { StoreId } from "@/lib/domain/store/id";
import { returnStockAndReductions } from "./take-stock-and-reductions";

/**
 * Ends an order whose transfer did not arrive in time, and returns what it had taken. Its checkout stays the order's.
 * The caller must have locked the order. Returns null and changes nothing if the order does not await a transfer.
 */
export async function releaseTransfer(
  storeId: StoreId,
  order: Order,
  now: Date,
  database: Database,
): Promise<{ lapsed: Order; changes: readonly StockChange[] } | null> {
  const next = nextState<"transfer_lapsed">(order, { kind: "transfer_lapsed" });
  if (!next.ok) return null;
  const update = { ...next.value, remindAt: null };
  await updateOrder(storeId, order.id, update, now, database);
  return {
    lapsed: { ...order, ...update },
    changes: await returnStockAndReductions(storeId, order, "released", now, database),
  };
}

/**
 * Ends a pending order that was not paid: releases its stock, offer use and gift card amounts, and makes its checkout
 * available for another order. The caller must have locked the order and its checkout. Returns null and changes nothing
 * if the order is not pending.
 */
export async function releaseOrder(
  storeId: StoreId,
  order: Order,
  now: Date,
  database: Database,
): Promise<readonly StockChange[] | null> {
  const next = nextState(order, { kind: "lapsed" });
  if (!next.ok) return null;
  await updateOrder(storeId, order.id, next.value, now, database);
  await setOrderOfCheckout(storeId, order.checkoutId, null, now, database);
  return returnStockAndReductions(storeId, order, "released", now, database);
}
