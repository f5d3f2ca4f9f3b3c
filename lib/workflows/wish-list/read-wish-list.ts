import "server-only";
import { findSharedWishList, findWishList } from "@/lib/data/wish-lists";
import { listWishes } from "@/lib/data/wishes";
import { bagOwner } from "@/lib/domain/bag";
import type { ProductCard } from "@/lib/domain/product";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store";
import type { Visitor } from "@/lib/domain/visitor";
import type { WishList } from "@/lib/domain/wish-list";

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
