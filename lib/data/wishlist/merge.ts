import "server-only";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { wishlistItems, wishlists } from "@/lib/database/schema/wishlist";
import type { StoreId } from "@/lib/domain/store/id";
import { WISHLIST_LIMIT } from "@/lib/domain/wishlist/wishlist";
import { isIn } from "./items";
import { findWishlistToMerge, lockWishlist, setShareToken } from "./wishlists";

/** Makes the browser's list part of the account's, in the transaction that signs in; past the limit the oldest go. */
export async function mergeWishlists(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const brought = await findWishlistToMerge(storeId, { kind: "anonymous", anonymousId }, database);
  if (!brought) return;
  const account = await lockWishlist(storeId, { kind: "customer", customerId }, now, database);
  const isKept = sql`exists (select from ${wishlistItems} as kept where kept.store_id = ${storeId}
    and kept.list_id = ${account.id} and kept.product_id = ${wishlistItems}.product_id)`;
  await database
    .update(wishlistItems)
    .set({ listId: account.id })
    .where(and(isIn(storeId, brought.id), sql`not ${isKept}`));
  await database.delete(wishlists).where(and(eq(wishlists.storeId, storeId), eq(wishlists.id, brought.id)));
  // A link that was given away goes on leading to these wishes.
  if (!account.shareToken && brought.shareToken) await setShareToken(storeId, account.id, brought.shareToken, database);
  const latest = database
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(isIn(storeId, account.id))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(WISHLIST_LIMIT);
  await database
    .delete(wishlistItems)
    .where(and(isIn(storeId, account.id), notInArray(wishlistItems.productId, latest)));
}
