import "server-only";
import { and, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { carts } from "@/lib/database/schema/cart";
import type { CartDetails, CartOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { findOwnedList, lockExistingOwnedList, lockOwnedList, removeExpiredLists } from "./own-lists";

export type CartRow = { id: string } & CartDetails;

const { id, note, isGiftWrapped, offerCode, giftMessage, hidesPrices } = carts;
const CART = { table: carts, columns: { id, note, isGiftWrapped, offerCode, giftMessage, hidesPrices } };

/** The visitor's cart; null for a visitor who never added an item. */
export function findCart(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<CartRow | null> {
  return findOwnedList(CART, storeId, owner, database);
}

/** The visitor's cart, locked until the transaction ends; null if there is none. */
export function lockExistingCart(storeId: StoreId, owner: CartOwner, database: Database): Promise<CartRow | null> {
  return lockExistingOwnedList(CART, storeId, owner, database);
}

/** The visitor's cart, locked until the transaction ends. It is created if there is none. */
export function lockCart(storeId: StoreId, owner: CartOwner, now: Date, database: Database): Promise<CartRow> {
  return lockOwnedList(CART, storeId, owner, now, database);
}

export async function updateCart(
  storeId: StoreId,
  cartId: string,
  changes: Partial<CartDetails>,
  database: Database,
): Promise<void> {
  await database
    .update(carts)
    .set(changes)
    .where(and(eq(carts.storeId, storeId), eq(carts.id, cartId)));
}

/** Removes expired carts of anonymous visitors in all stores. A customer's cart stays. */
export function removeExpiredCarts(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  return removeExpiredLists(carts, now, database);
}
