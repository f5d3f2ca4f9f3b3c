import "server-only";
import { listWishlistItems } from "@/lib/data/wishlist/items";
import { findSharedWishlist, findWishlist } from "@/lib/data/wishlist/wishlists";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { ProductCard } from "@/lib/domain/product/product";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Wishlist } from "@/lib/domain/wishlist/wishlist";

/** The visitor's wishlist with current prices and stock; an empty one if the visitor has none. */
export async function readWishlist(store: StoreDetails, visitor: Visitor): Promise<Wishlist> {
  const list = await findWishlist(store.id, cartOwner(visitor));
  if (!list) return { wishlistItems: [], shareToken: null };
  return { wishlistItems: await listWishlistItems(store.id, list.id, store.setting), shareToken: list.shareToken };
}

/** The products of a shared wishlist, without any data about the person who shares it. */
export async function readSharedWishlist(
  store: StoreDetails,
  shareToken: string,
): Promise<Result<ProductCard[], "list_unknown">> {
  const list = await findSharedWishlist(store.id, shareToken);
  if (!list) return fail("list_unknown");
  const wishlistItems = await listWishlistItems(store.id, list.id, store.setting);
  return ok(wishlistItems.flatMap(({ product }) => product ?? []));
}
