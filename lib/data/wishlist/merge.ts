import "server-only";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { wishListItems, wishLists } from "@/lib/database/schema/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { WISH_LIST_LIMIT } from "@/lib/domain/wishlist/wishlist";
import { isIn } from "./items";
import { findWishListToMerge, lockWishList, setShareToken } from "./wishlists";

/** Makes the browser's list part of the account's, in the transaction that signs in; past the limit the oldest go. */
export async function mergeWishLists(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const brought = await findWishListToMerge(storeId, { kind: "anonymous", anonymousId }, database);
  if (!brought) return;
  const account = await lockWishList(storeId, { kind: "customer", customerId }, now, database);
  const isKept = sql`exists (select from ${wishListItems} as kept where kept.store_id = ${storeId}
    and kept.list_id = ${account.id} and kept.product_id = ${wishListItems}.product_id)`;
  await database
    .update(wishListItems)
    .set({ listId: account.id })
    .where(and(isIn(storeId, brought.id), sql`not ${isKept}`));
  await database.delete(wishLists).where(and(eq(wishLists.storeId, storeId), eq(wishLists.id, brought.id)));
  // A link that was given away goes on leading to these wishes.
  if (!account.shareToken && brought.shareToken) await setShareToken(storeId, account.id, brought.shareToken, database);
  const latest = database
    .select({ productId: wishListItems.productId })
    .from(wishListItems)
    .where(isIn(storeId, account.id))
    .orderBy(desc(wishListItems.createdAt), desc(wishListItems.productId))
    .limit(WISH_LIST_LIMIT);
  await database
    .delete(wishListItems)
    .where(and(isIn(storeId, account.id), notInArray(wishListItems.productId, latest)));
}
