import "server-only";
import { findCart } from "@/lib/data/cart/carts";
import { listCartItems } from "@/lib/data/cart/items";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Cart } from "@/lib/domain/cart/refresh";
import { fail, type Result } from "@/lib/domain/result";
import { type CartChangeRefusal, removeFromCart } from "@/lib/workflows/cart/change";
import type { CartContext } from "@/lib/workflows/cart/read";
import { addWishlistItem } from "./change";

/** Puts what is in the bag on the wish list first: should anything go wrong in between, it is in both rather than in neither. */
export async function moveToWishlist(
  asker: CartContext,
  itemId: string,
): Promise<Result<Cart, CartChangeRefusal | "wish_list_full">> {
  const { store, visitor } = asker;
  const cart = await findCart(store.id, cartOwner(visitor));
  const items = cart ? await listCartItems(store.id, cart.id) : [];
  const item = items.find(({ id }) => id === itemId);
  if (!item) return fail("item_unknown");
  const wished = await addWishlistItem(store, visitor, { id: item.productId });
  return wished.ok ? removeFromCart(asker, itemId) : wished;
}
