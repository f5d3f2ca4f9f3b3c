import "server-only";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { wishlistItems, wishlists } from "@/lib/database/schema/wishlist";
import type { StoreId } from "@/lib/domain/store/id";
import { WISHLIST_LIMIT } from "@/lib/domain/wishlist/wishlist";
import { isInList } from "./items";
import { lockExistingWishlist, lockWishlist, setShareToken } from "./wishlists";

/**
 * Merges the wishlist of the browser into the wishlist of the customer who signs in. Call it in the transaction of the
 * sign-in. If the result exceeds the limit, the oldest items are dropped.
 */
export async function mergeWishlists(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const anonymous = await lockExistingWishlist(storeId, { kind: "anonymous", anonymousId }, database);
  if (!anonymous) return;
  const account = await lockWishlist(storeId, { kind: "customer", customerId }, now, database);
  const isOnBoth = sql`exists (select from ${wishlistItems} as own where own.store_id = ${storeId}
    and own.list_id = ${account.id} and own.product_id = ${wishlistItems}.product_id)`;
  await database
    .update(wishlistItems)
    .set({ listId: account.id })
    .where(and(isInList(storeId, anonymous.id), sql`not ${isOnBoth}`));
  await database.delete(wishlists).where(and(eq(wishlists.storeId, storeId), eq(wishlists.id, anonymous.id)));
  // The customer's wishlist takes over the share token, so that a link shared before signing in keeps working.
  if (!account.shareToken && anonymous.shareToken)
    await setShareToken(storeId, account.id, anonymous.shareToken, database);
  const latest = database
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(isInList(storeId, account.id))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(WISHLIST_LIMIT);
  await database
    .delete(wishlistItems)
    .where(and(isInList(storeId, account.id), notInArray(wishlistItems.productId, latest)));
}
