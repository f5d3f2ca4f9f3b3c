import "server-only";
import { listWishes } from "@/lib/data/wishlist/items";
import { findSharedWishList, findWishList } from "@/lib/data/wishlist/wishlists";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { bagOwner } from "@/lib/domain/cart/cart";
import type { ProductCard } from "@/lib/domain/product/product";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { WishList } from "@/lib/domain/wishlist/wishlist";

/** The visitor's list at this moment; an empty one for who has none. */
export async function readWishList(store: StoreDetails, visitor: Visitor): Promise<WishList> {
  const list = await findWishList(store.id, bagOwner(visitor));
  if (!list) return { wishes: [], shareToken: null };
  return { wishes: await listWishes(store.id, list.id, store.setting), shareToken: list.shareToken };
}

/** What whoever has the link sees: products, and nothing of the person who wished for them. */
export async function readSharedWishList(
  store: StoreDetails,
  shareToken: string,
): Promise<Result<ProductCard[], "list_unknown">> {
  const list = await findSharedWishList(store.id, shareToken);
  if (!list) return fail("list_unknown");
  const wishes = await listWishes(store.id, list.id, store.setting);
  return ok(wishes.flatMap(({ product }) => product ?? []));
}
