import "server-only";
import { setAlert } from "@/lib/data/wishlist/alerts";
import {
  countOtherWishlistItems,
  findCard,
  insertWishlistItem,
  type ProductKey,
  removeWishlistItem,
} from "@/lib/data/wishlist/items";
import { lockWishlist, setShareToken } from "@/lib/data/wishlist/wishlists";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import { type ChosenItem, cartOwner } from "@/lib/domain/cart/cart";
import type { Cart } from "@/lib/domain/cart/refresh";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { WISHLIST_LIMIT, type WishlistItem } from "@/lib/domain/wishlist/wishlist";
import { clock } from "@/lib/server/clock";
import { newToken } from "@/lib/server/tokens";
import { addToCart, type NewItemRefusal } from "@/lib/workflows/cart/change";
import type { CartContext } from "@/lib/workflows/cart/read";

/**
 * Adds a product to the wishlist, and saves its current price and stock to detect later changes. `chosen` is the variant
 * that the shopper had in the cart.
 */
export async function addWishlistItem(
  store: StoreDetails,
  visitor: Visitor,
  key: ProductKey,
  chosen: Pick<WishlistItem, "optionNames" | "options"> = { optionNames: [], options: [] },
): Promise<Result<null, "product_unknown" | "wish_list_full">> {
  const product = await findCard(store.id, key, store.setting);
  if (!product) return fail("product_unknown", "id" in key ? "product_id" : "slug");
  const productId = product.id;
  return getDatabase().transaction(async (database) => {
    const now = clock.now();
    const list = await lockWishlist(store.id, cartOwner(visitor), now, database);
    const wishlistItem = {
      productId,
      name: product.name,
      optionNames: chosen.optionNames,
      options: chosen.options,
      // If the price is hidden, 0 is saved: no later price can be lower than 0, so no price drop is reported.
      seenPrice: product.price?.discountedPrice ?? 0,
      wasSoldOut: product.stock.state === "sold_out",
      isAlertRequested: false,
      addedAt: now,
    };
    if ((await countOtherWishlistItems(store.id, list.id, productId, database)) >= WISHLIST_LIMIT)
      return fail("wish_list_full");
    await insertWishlistItem(store.id, list.id, wishlistItem, database);
    return ok(null);
  });
}

/** Requests or cancels an alert: one e-mail when the product becomes cheaper than now or is back in stock. */
export async function requestAlert(
  store: StoreDetails,
  visitor: CustomerVisitor,
  productId: string,
  isRequested: boolean,
): Promise<Result<null, "item_unknown">> {
  const product = isRequested ? await findCard(store.id, { id: productId }, store.setting) : null;
  const seen = product
    ? { seenPrice: product.price?.discountedPrice ?? 0, wasSoldOut: product.stock.state === "sold_out" }
    : {};
  const isOnList = await setAlert(store.id, cartOwner(visitor), productId, isRequested, seen);
  return isOnList ? ok(null) : fail("item_unknown");
}

/**
 * Adds the item to the cart first and then removes it from the wishlist: if the second step fails, the product is in
 * both, but never lost from both.
 */
export async function moveWishlistItem(
  context: CartContext,
  chosen: ChosenItem,
): Promise<Result<Cart, NewItemRefusal>> {
  const added = await addToCart(context, chosen);
  if (added.ok) await removeWishlistItem(context.store.id, cartOwner(context.visitor), chosen.productId);
  return added;
}

/**
 * Starts or stops sharing. Sharing an already shared list keeps its link; sharing again after a stop makes a new link.
 */
export async function shareWishlist(storeId: string, visitor: Visitor, isShared: boolean): Promise<void> {
  await getDatabase().transaction(async (database) => {
    const list = await lockWishlist(storeId, cartOwner(visitor), clock.now(), database);
    const token = isShared ? (list.shareToken ?? newToken()) : null;
    await setShareToken(storeId, list.id, token, database);
  });
}
