import "server-only";
import { and, eq } from "drizzle-orm";
import { findOwnedList, lockExistingOwnedList, lockOwnedList, removeExpiredLists } from "@/lib/data/cart/own-lists";
import { type Database, getDatabase } from "@/lib/database/connection";
import { wishlists } from "@/lib/database/schema/wishlist";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

type WishlistRow = { id: string; shareToken: string | null };

const WISHLIST = { table: wishlists, columns: { id: wishlists.id, shareToken: wishlists.shareToken } };

/**
 * The visitor's wishlist; null if the visitor has never saved a product. A wishlist belongs to a customer or to a
 * browser, like a cart.
 */
export function findWishlist(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<WishlistRow | null> {
  return findOwnedList(WISHLIST, storeId, owner, database);
}

/** Like `findWishlist`, but locks the wishlist until the transaction ends. */
export function lockExistingWishlist(
  storeId: StoreId,
  owner: CartOwner,
  database: Database,
): Promise<WishlistRow | null> {
  return lockExistingOwnedList(WISHLIST, storeId, owner, database);
}

/** The wishlist whose share link contains this token; null if there is none. */
export async function findSharedWishlist(
  storeId: StoreId,
  shareToken: string,
  database: Database = getDatabase(),
): Promise<WishlistRow | null> {
  const [row] = await database
    .select(WISHLIST.columns)
    .from(wishlists)
    .where(and(eq(wishlists.storeId, storeId), eq(wishlists.shareToken, shareToken)));
  return row ?? null;
}

/** The visitor's wishlist, locked until the transaction ends. It is created if there is none. */
export function lockWishlist(storeId: StoreId, owner: CartOwner, now: Date, database: Database): Promise<WishlistRow> {
  return lockOwnedList(WISHLIST, storeId, owner, now, database);
}

/** Sets the token of the share link; null stops sharing. */
export async function setShareToken(
  storeId: StoreId,
  listId: string,
  shareToken: string | null,
  database: Database,
): Promise<void> {
  await database
    .update(wishlists)
    .set({ shareToken })
    .where(and(eq(wishlists.storeId, storeId), eq(wishlists.id, listId)));
}

/** Removes expired wishlists of anonymous visitors in all stores. A customer's wishlist stays. */
export function removeExpiredWishlists(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  return removeExpiredLists(wishlists, now, database);
}
