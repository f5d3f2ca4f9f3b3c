import "server-only";
import { returnToGiftCards, takeFromGiftCards } from "@/lib/data/gift-card/uses";
import { clearStockTaken } from "@/lib/data/order/orders";
import { mergedPortions, type Portion, returnStock, takeStock } from "@/lib/data/order/stock";
import { type OfferUseRefusal, returnOfferUse, takeOfferUse } from "@/lib/data/pricing/offer-uses";
import type { Database } from "@/lib/database/connection";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { StockChange } from "@/lib/domain/product/stock-change";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { hashToken } from "@/lib/server/tokens";

type TakeRefusal = "item_unavailable" | "gift_card_changed" | OfferUseRefusal;

type Taken<Value> = Promise<Result<Value, TakeRefusal>>;

type StockTaken =
  | { ok: true; value: { items: readonly OrderItem[]; changes: readonly StockChange[] } }
  | { ok: false; code: "item_unavailable"; shortAt: number };

/**
 * Takes what is ordered off the stock, in the order's transaction, and answers the items with what each has taken, or the
 * position of the first of which there is not enough.
 *
 * Every order takes stock first, then the number of its invoice, its offer and its gift cards: two that want the same
 * things wait for one another and never crosswise. After a refusal the transaction must not commit.
 */
export async function takeStockForOrder(
  storeId: StoreId,
  items: readonly OrderItem[],
  database: Database,
): Promise<StockTaken> {
  const stock = await takeStock(storeId, mergedPortions(items), database);
  if (!("short" in stock)) return ok({ items: shares(items, stock.taken), changes: stock.changes });
  const { productId, variantId } = stock.short;
  const short = items.find((item) => item.productId === productId && item.variantId === variantId);
  return { ok: false, code: "item_unavailable", shortAt: short?.position ?? 0 };
}

/** Uses the order's offer, and takes what its gift cards pay; after `takeStockForOrder`. */
export async function takeReductions(storeId: StoreId, order: Order, now: Date, database: Database): Taken<null> {
  const { id: orderId, giftCards, holdUntil, offerCode: code } = order;
  const refusal = code ? await takeOfferUse(storeId, { code, orderId, usedBy: usedBy(order) }, database) : null;
  if (refusal) return fail(refusal, "offer_code");
  const isPaid = await takeFromGiftCards(storeId, orderId, giftCards, { now, heldUntil: holdUntil }, database);
  return isPaid ? ok(null) : fail("gift_card_changed", "gift_card_codes");
}

/** Gives back all that an order has taken, as often as it is called only once. */
export async function returnStockAndReductions(
  storeId: StoreId,
  { id, items }: Pick<Order, "id" | "items">,
  now: Date,
  database: Database,
): Promise<readonly StockChange[]> {
  const changes = await returnItems(storeId, id, items, database);
  await returnOfferUse(storeId, id, database);
  await returnToGiftCards(storeId, id, { most: Number.POSITIVE_INFINITY, now }, database);
  return changes;
}

export async function returnItems(
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
function shares(items: readonly OrderItem[], taken: readonly Portion[]): readonly OrderItem[] {
  const left = new Map(taken.map(({ productId, variantId, quantity }) => [`${productId} ${variantId}`, quantity]));
  return items.map((item) => {
    const key = `${item.productId} ${item.variantId}`;
    const stockTaken = Math.min(item.quantity, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - stockTaken);
    return { ...item, stockTaken };
  });
}
