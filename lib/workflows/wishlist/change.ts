import "server-only";
import { setAlert } from "@/lib/data/wishlist/alerts";
import {
  countOtherWishlistItems,
  findCard,
  insertWishlistItem,
  type NamedProduct,
  removeWishlistItem,
} from "@/lib/data/wishlist/items";
import { lockWishlist, setShareToken } from "@/lib/data/wishlist/wishlists";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import { type ChosenItem, cartOwner } from "@/lib/domain/cart/cart";
import type { Cart } from "@/lib/domain/cart/refresh";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { WISHLIST_LIMIT } from "@/lib/domain/wishlist/wishlist";
import { newToken } from "@/lib/server/tokens";
import { addToCart, type CartChangeRefusal } from "@/lib/workflows/cart/change";
import type { CartContext } from "@/lib/workflows/cart/read";

/** Puts a product on the list, at the price and stock that it has now. */
export async function addWishlistItem(
  store: StoreDetails,
  visitor: Visitor,
  named: NamedProduct,
): Promise<Result<null, "product_unknown" | "wish_list_full">> {
  const product = await findCard(store.id, named, store.setting);
  if (!product) return fail("product_unknown", "id" in named ? "product_id" : "slug");
  const productId = product.id;
  return getDatabase().transaction(async (database) => {
    const now = new Date();
    const list = await lockWishlist(store.id, cartOwner(visitor), now, database);
    const wishlistItem = {
      productId,
      name: product.name,
      // A price that was not shown is one that nothing can be less than.
      seenPrice: product.discountedPrice ?? 0,
      wasSoldOut: product.stock.state === "sold_out",
      isAlertAsked: false,
      addedAt: now,
    };
    if ((await countOtherWishlistItems(store.id, list.id, productId, database)) >= WISHLIST_LIMIT)
      return fail("wish_list_full");
    await insertWishlistItem(store.id, list.id, wishlistItem, database);
    return ok(null);
  });
}

/** Has the customer told by mail when it costs less than now, or can be had again; or takes that back. */
export async function requestAlert(
  store: StoreDetails,
  visitor: CustomerVisitor,
  productId: string,
  isAsked: boolean,
): Promise<Result<null, "item_unknown">> {
  const product = isAsked ? await findCard(store.id, { id: productId }, store.setting) : null;
  const seen = product
    ? { seenPrice: product.discountedPrice ?? 0, wasSoldOut: product.stock.state === "sold_out" }
    : {};
  const isOnList = await setAlert(store.id, cartOwner(visitor), productId, isAsked, seen);
  return isOnList ? ok(null) : fail("item_unknown");
}

/** Puts a wish into the bag first: should anything go wrong in between, it is in both rather than in neither. */
export async function moveWishlistItem(
  asker: CartContext,
  chosen: ChosenItem,
): Promise<Result<Cart, CartChangeRefusal>> {
  const added = await addToCart(asker, chosen);
  if (added.ok) await removeWishlistItem(asker.store.id, cartOwner(asker.visitor), chosen.productId);
  return added;
}

/** A list that is shared again keeps its link; one that was taken back gets another. */
export async function shareWishlist(storeId: string, visitor: Visitor, isShared: boolean): Promise<void> {
  await getDatabase().transaction(async (database) => {
    const list = await lockWishlist(storeId, cartOwner(visitor), new Date(), database);
    const token = isShared ? (list.shareToken ?? newToken()) : null;
    await setShareToken(storeId, list.id, token, database);
  });
}
