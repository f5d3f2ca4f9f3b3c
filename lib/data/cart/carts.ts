import "server-only";
import { and, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { bags } from "@/lib/database/schema/cart";
import type { BagOwner } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { findOwn, findOwnToChange, forgetOldOwn, lockOwn } from "./own-lists";

export type BagRow = { id: string; note: string; isGiftWrapped: boolean };

const BAG = { table: bags, columns: { id: bags.id, note: bags.note, isGiftWrapped: bags.isGiftWrapped } };

/** Null for who never put anything into one. */
export function findBag(storeId: StoreId, owner: BagOwner, database: Database = getDatabase()): Promise<BagRow | null> {
  return findOwn(BAG, storeId, owner, database);
}

/** The bag if there is one; until the transaction is over nobody else changes it. */
export function findBagToEmpty(storeId: StoreId, owner: BagOwner, database: Database): Promise<BagRow | null> {
  return findOwnToChange(BAG, storeId, owner, database);
}

/** The bag, made when there is none yet; until the transaction is over nobody else changes it. */
export function lockBag(storeId: StoreId, owner: BagOwner, now: Date, database: Database): Promise<BagRow> {
  return lockOwn(BAG, storeId, owner, now, database);
}

export async function updateBag(
  storeId: StoreId,
  bagId: string,
  changes: { note: string; isGiftWrapped: boolean },
  database: Database,
): Promise<void> {
  await database
    .update(bags)
    .set(changes)
    .where(and(eq(bags.storeId, storeId), eq(bags.id, bagId)));
}

/** Removes the bags of all stores whose browsers are no longer known: an account's stays. */
export function forgetOldBags(now = new Date(), database: Database = getDatabase()): Promise<void> {
  return forgetOldOwn(bags, now, database);
}
