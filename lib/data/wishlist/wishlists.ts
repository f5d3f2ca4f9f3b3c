import "server-only";
import { and, eq } from "drizzle-orm";
import { findOwn, findOwnToChange, forgetOldOwn, lockOwn } from "@/lib/data/cart/own-lists";
import { type Database, getDatabase } from "@/lib/database/connection";
import { wishLists } from "@/lib/database/schema/cart";
import type { BagOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";

type WishListRow = { id: string; shareToken: string | null };

const WISH_LIST = { table: wishLists, columns: { id: wishLists.id, shareToken: wishLists.shareToken } };
/** A wish list belongs to whom the bag belongs to. Null for who never wished for anything. */
export function findWishList(
  storeId: StoreId,
  owner: BagOwner,
  database: Database = getDatabase(),
): Promise<WishListRow | null> {
  return findOwn(WISH_LIST, storeId, owner, database);
}

/** The same; until the transaction is over nobody else changes it. */
export function findWishListToMerge(
  storeId: StoreId,
  owner: BagOwner,
  database: Database,
): Promise<WishListRow | null> {
  return findOwnToChange(WISH_LIST, storeId, owner, database);
}

/** The list that its owner shows to whoever has the link. */
export async function findSharedWishList(
  storeId: StoreId,
  shareToken: string,
  database: Database = getDatabase(),
): Promise<WishListRow | null> {
  const [row] = await database
    .select(WISH_LIST.columns)
    .from(wishLists)
    .where(and(eq(wishLists.storeId, storeId), eq(wishLists.shareToken, shareToken)));
  return row ?? null;
}

/** The list, made when there is none yet; until the transaction is over nobody else changes it. */
export function lockWishList(storeId: StoreId, owner: BagOwner, now: Date, database: Database): Promise<WishListRow> {
  return lockOwn(WISH_LIST, storeId, owner, now, database);
}

/** Null takes the list back from whoever has the link. */
export async function setShareToken(
  storeId: StoreId,
  listId: string,
  shareToken: string | null,
  database: Database,
): Promise<void> {
  await database
    .update(wishLists)
    .set({ shareToken })
    .where(and(eq(wishLists.storeId, storeId), eq(wishLists.id, listId)));
}

/** Removes the lists of all stores whose browsers are no longer known: an account's stays. */
export function forgetOldWishLists(now = new Date(), database: Database = getDatabase()): Promise<void> {
  return forgetOldOwn(wishLists, now, database);
}
