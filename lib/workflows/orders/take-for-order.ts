import "server-only";
import type { Database } from "@/lib/data/database";
import { returnToGiftCards, takeFromGiftCards } from "@/lib/data/gift-card-uses";
import { type OfferUseRefusal, returnOfferUse, takeOfferUse } from "@/lib/data/offer-uses";
import { mergedPortions, type Portion, returnStock, takeStock } from "@/lib/data/order-stock";
import { clearStockTaken, setStockTaken } from "@/lib/data/orders";
import type { StoreId } from "@/lib/domain/ids";
import type { Order, OrderItem } from "@/lib/domain/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StockChange } from "@/lib/domain/stock-change";
import { hashToken } from "@/lib/tokens";

export type TakeRefusal = "item_unavailable" | "gift_card_changed" | OfferUseRefusal;

/**
 * Takes all that an order needs, in its transaction: stock, the use of its offer, what its gift cards pay. A refusal
 * leaves some of it taken, so then the transaction must not commit.
 *
 * Every order takes in this order, so that two that want the same things wait for one another and never crosswise.
 */
export async function takeForOrder(
  storeId: StoreId,
  order: Order,
  now: Date,
  database: Database,
): Promise<Result<readonly StockChange[], TakeRefusal>> {
  const { id: orderId, items, giftCards, holdUntil, offerCode: code } = order;
  const stock = await takeStock(storeId, mergedPortions(items), database);
  if (!stock) return fail("item_unavailable");
  await setStockTaken(storeId, orderId, shares(items, stock.taken), database);
  const refusal = code ? await takeOfferUse(storeId, { code, orderId, usedBy: usedBy(order) }, database) : null;
  if (refusal) return fail(refusal, "offer_code");
  const isPaid = await takeFromGiftCards(storeId, orderId, giftCards, { now, heldUntil: holdUntil }, database);
  return isPaid ? ok(stock.changes) : fail("gift_card_changed", "gift_card_codes");
}

/** Gives back all that an order has taken, as often as it is called only once. */
export async function giveBackForOrder(
  storeId: StoreId,
  { id, items }: Pick<Order, "id" | "items">,
  now: Date,
  database: Database,
): Promise<readonly StockChange[]> {
  const changes = await giveBackItems(storeId, id, items, database);
  await returnOfferUse(storeId, id, database);
  await returnToGiftCards(storeId, id, { most: Number.POSITIVE_INFINITY, now }, database);
  return changes;
}

export async function giveBackItems(
  storeId: StoreId,
  orderId: string,
  items: readonly Pick<OrderItem, "position">[],
  database: Database,
): Promise<readonly StockChange[]> {
  const positions = items.map(({ position }) => position);
  const portions = await clearStockTaken(storeId, orderId, positions, database);
  return returnStock(storeId, mergedPortions(portions), database);
}

/** The same for an order as `offerUser` says of who places it. */
function usedBy({ customerId, email }: Order): string {
  return customerId ?? hashToken(email);
}

/** What was taken for items of one product and variant, one after the other. */
function shares(items: readonly OrderItem[], taken: readonly Portion[]): Pick<OrderItem, "position" | "stockTaken">[] {
  const left = new Map(taken.map(({ productId, variantId, quantity }) => [`${productId} ${variantId}`, quantity]));
  return items.map(({ productId, variantId, position, quantity }) => {
    const key = `${productId} ${variantId}`;
    const stockTaken = Math.min(quantity, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - stockTaken);
    return { position, stockTaken };
  });
}
