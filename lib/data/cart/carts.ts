import "server-only";
import { and, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { carts } from "@/lib/database/schema/cart";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { findOwn, findOwnToChange, forgetOldOwn, lockOwn } from "./own-lists";

export type CartRow = { id: string; note: string; isGiftWrapped: boolean };

const CART = { table: carts, columns: { id: carts.id, note: carts.note, isGiftWrapped: carts.isGiftWrapped } };

/** Null for who never put anything into one. */
export function findCart(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<CartRow | null> {
  return findOwn(CART, storeId, owner, database);
}

/** The bag if there is one; until the transaction is over nobody else changes it. */
export function findCartToEmpty(storeId: StoreId, owner: CartOwner, database: Database): Promise<CartRow | null> {
  return findOwnToChange(CART, storeId, owner, database);
}

/** The bag, made when there is none yet; until the transaction is over nobody else changes it. */
export function lockCart(storeId: StoreId, owner: CartOwner, now: Date, database: Database): Promise<CartRow> {
  return lockOwn(CART, storeId, owner, now, database);
}

export async function updateCart(
  storeId: StoreId,
  cartId: string,
  changes: { note: string; isGiftWrapped: boolean },
  database: Database,
): Promise<void> {
  await database
    .update(carts)
    .set(changes)
    .where(and(eq(carts.storeId, storeId), eq(carts.id, cartId)));
}

/** Removes the bags of all stores whose browsers are no longer known: an account's stays. */
export function forgetOldCarts(now = new Date(), database: Database = getDatabase()): Promise<void> {
  return forgetOldOwn(carts, now, database);
}
