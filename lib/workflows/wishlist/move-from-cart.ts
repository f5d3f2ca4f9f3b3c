import "server-only";
import { findCartWithItems } from "@/lib/data/cart/items";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Cart } from "@/lib/domain/cart/refresh";
import { fail, type Result } from "@/lib/domain/result";
import { removeFromCart } from "@/lib/workflows/cart/change";
import type { CartContext } from "@/lib/workflows/cart/read";
import { addWishlistItem } from "./change";

/**
 * Adds the item with its chosen variant to the wishlist first and then removes it from the cart: if the second step fails, the product is in
 * both, but never lost from both.
 */
export async function moveToWishlist(
  context: CartContext,
  itemId: string,
): Promise<Result<Cart, "item_unknown" | "product_unknown" | "wish_list_full">> {
  const { store, visitor } = context;
  const found = await findCartWithItems(store.id, cartOwner(visitor));
  const item = found?.items.find(({ id }) => id === itemId);
  if (!item) return fail("item_unknown");
  const added = await addWishlistItem(store, visitor, { id: item.productId }, item);
  return added.ok ? removeFromCart(context, itemId) : added;
}
