import "server-only";
import { returnToGiftCards, takeFromGiftCards } from "@/lib/data/gift-card/uses";
import { clearStockTaken } from "@/lib/data/order/orders";
import { mergePortions, type Portion, returnStock, takeStock } from "@/lib/data/order/stock";
import { type OfferUseRefusal, returnOfferUse, takeOfferUse } from "@/lib/data/pricing/offer-uses";
import type { Database } from "@/lib/database/connection";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { StockChange } from "@/lib/domain/product/stock-change";
import type { StockCause, StockReason } from "@/lib/domain/product/stock-movement";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken } from "@/lib/server/tokens";

export type TakeRefusal = "item_unavailable" | "gift_card_changed" | OfferUseRefusal;

type Wanted = Portion & Pick<OrderItem, "position">;

type TakeStockResult<Item> =
  | { ok: true; value: { items: readonly (Item & { stockTaken: number })[]; changes: readonly StockChange[] } }
  | { ok: false; code: "item_unavailable"; shortAt: number };

/**
 * Deducts the ordered quantities from stock, in the order's transaction. Returns the items with the quantities deducted
 * for each, or the position of the first item for which there is not enough stock.
 *
 * Every order deducts from stock first, then takes its invoice number, offer use and gift card amounts. Because all
 * transactions follow this sequence, they cannot deadlock. If the result is a refusal, the caller must roll back the
 * transaction.
 */
export async function takeStockForOrder<Item extends Wanted>(
  storeId: StoreId,
  items: readonly Item[],
  cause: StockCause,
  database: Database,
): Promise<TakeStockResult<Item>> {
  const stock = await takeStock(storeId, mergePortions(items), cause, database);
  if (!("short" in stock)) return ok({ items: distribute(items, stock.taken), changes: stock.changes });
  const { productId, variantId } = stock.short;
  const short = items.find((item) => item.productId === productId && item.variantId === variantId);
  return { ok: false, code: "item_unavailable", shortAt: short?.position ?? 0 };
}

/**
 * Counts the use of the order's offer, and deducts the order's gift card amounts from the cards. Must be called after
 * `takeStockForOrder`, to avoid deadlocks.
 */
export async function takeReductions(
  storeId: StoreId,
  order: Order,
  now: Date,
  database: Database,
): Promise<Result<null, TakeRefusal>> {
  const { id: orderId, giftCards, offerCode: code } = order;
  const refusal = code ? await takeOfferUse(storeId, { code, orderId, usedBy: usedBy(order) }, database) : null;
  if (refusal) return fail(refusal, "offer_code");
  // An order that was placed has used its cards, even if it still awaits a transfer.
  const heldUntil = order.status === "pending" ? order.holdUntil : null;
  const isPaid = await takeFromGiftCards(storeId, orderId, giftCards, { now, heldUntil }, database);
  return isPaid ? ok(null) : fail("gift_card_changed", "gift_card_codes");
}

/**
 * Returns to stock what an order has deducted, and releases its offer uses and gift card amounts. Repeating the call
 * has no effect.
 */
export async function returnStockAndReductions(
  storeId: StoreId,
  { id, items }: Pick<Order, "id" | "items">,
  reason: StockReason,
  now: Date,
  database: Database,
): Promise<readonly StockChange[]> {
  const changes = await returnItems(storeId, { reason, orderId: id }, items, database);
  await returnOfferUse(storeId, id, database);
  await returnToGiftCards(storeId, id, { most: Number.POSITIVE_INFINITY, now }, database);
  return changes;
}

export async function returnItems(
  storeId: StoreId,
  cause: StockCause & { orderId: string },
  items: readonly Pick<OrderItem, "position">[],
  database: Database,
): Promise<readonly StockChange[]> {
  const positions = items.map(({ position }) => position);
  const portions = await clearStockTaken(storeId, cause.orderId, positions, database);
  return returnStock(storeId, mergePortions(portions), cause, database);
}

/**
 * Identifies the buyer who uses an offer. Must return the same value as `offerUser`; otherwise the uses would not be
 * found.
 */
function usedBy({ customerId, email }: Order): string {
  return customerId ?? hashToken(email);
}

/**
 * Distributes the stock taken for each variant over the order items with that variant; earlier items get theirs first.
 */
function distribute<Item extends Wanted>(
  items: readonly Item[],
  taken: readonly Portion[],
): readonly (Item & { stockTaken: number })[] {
  const left = new Map(taken.map(({ productId, variantId, quantity }) => [`${productId} ${variantId}`, quantity]));
  return items.map((item) => {
    const key = `${item.productId} ${item.variantId}`;
    const stockTaken = Math.min(item.quantity, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - stockTaken);
    return { ...item, stockTaken };
  });
}
