import "server-only";
import { findBag } from "@/lib/data/cart/carts";
import { listBagItems } from "@/lib/data/cart/items";
import { bagOwner } from "@/lib/domain/cart/cart";
import type { Bag } from "@/lib/domain/cart/refresh";
import { fail, type Result } from "@/lib/domain/result";
import { type BagChangeRefusal, removeFromBag } from "@/lib/workflows/cart/change";
import type { BagAsker } from "@/lib/workflows/cart/read";
import { addWish } from "./change";

/** Puts what is in the bag on the wish list first: should anything go wrong in between, it is in both rather than in neither. */
export async function moveToWishList(
  asker: BagAsker,
  itemId: string,
): Promise<Result<Bag, BagChangeRefusal | "wish_list_full">> {
  const { store, visitor } = asker;
  const bag = await findBag(store.id, bagOwner(visitor));
  const items = bag ? await listBagItems(store.id, bag.id) : [];
  const item = items.find(({ id }) => id === itemId);
  if (!item) return fail("item_unknown");
  const wished = await addWish(store, visitor, { id: item.productId });
  return wished.ok ? removeFromBag(asker, itemId) : wished;
}
