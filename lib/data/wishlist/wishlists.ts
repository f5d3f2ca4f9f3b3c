import "server-only";
import { and, eq } from "drizzle-orm";
import { findOwnedList, lockExistingOwnedList, lockOwnedList, removeExpiredLists } from "@/lib/data/cart/own-lists";
import { type Database, getDatabase } from "@/lib/database/connection";
import { wishlists } from "@/lib/database/schema/wishlist";
import type { CartOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";

type WishlistRow = { id: string; shareToken: string | null };

const WISHLIST = { table: wishlists, columns: { id: wishlists.id, shareToken: wishlists.shareToken } };
/** A wish list belongs to whom the bag belongs to. Null for who never wished for anything. */
export function findWishlist(
  storeId: StoreId,
  owner: CartOwner,
  database: Database = getDatabase(),
): Promise<WishlistRow | null> {
  return findOwnedList(WISHLIST, storeId, owner, database);
}

/** The same; until the transaction is over nobody else changes it. */
export function findWishlistToMerge(
  storeId: StoreId,
  owner: CartOwner,
  database: Database,
): Promise<WishlistRow | null> {
  return lockExistingOwnedList(WISHLIST, storeId, owner, database);
}

/** The list that its owner shows to whoever has the link. */
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

/** The list, made when there is none yet; until the transaction is over nobody else changes it. */
export function lockWishlist(storeId: StoreId, owner: CartOwner, now: Date, database: Database): Promise<WishlistRow> {
  return lockOwnedList(WISHLIST, storeId, owner, now, database);
}

/** Null takes the list back from whoever has the link. */
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

/** Removes the lists of all stores whose browsers are no longer known: an account's stays. */
export function forgetOldWishlists(now = new Date(), database: Database = getDatabase()): Promise<void> {
  return removeExpiredLists(wishlists, now, database);
}
