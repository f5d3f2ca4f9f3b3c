import "server-only";
import { setAlert } from "@/lib/data/wishlist/alerts";
import { countOtherWishes, findCard, insertWish, type NamedProduct, removeWish } from "@/lib/data/wishlist/items";
import { lockWishList, setShareToken } from "@/lib/data/wishlist/wishlists";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import { bagOwner, type ChosenItem } from "@/lib/domain/cart/cart";
import type { Bag } from "@/lib/domain/cart/refresh";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { WISH_LIST_LIMIT } from "@/lib/domain/wishlist/wishlist";
import { newToken } from "@/lib/server/tokens";
import { addToBag, type BagChangeRefusal } from "@/lib/workflows/cart/change";
import type { BagAsker } from "@/lib/workflows/cart/read";

/** Puts a product on the list, at the price and stock that it has now. */
export async function addWish(
  store: StoreDetails,
  visitor: Visitor,
  named: NamedProduct,
): Promise<Result<null, "product_unknown" | "wish_list_full">> {
  const product = await findCard(store.id, named, store.setting);
  if (!product) return fail("product_unknown", "id" in named ? "product_id" : "slug");
  const productId = product.id;
  return getDatabase().transaction(async (database) => {
    const now = new Date();
    const list = await lockWishList(store.id, bagOwner(visitor), now, database);
    const wish = {
      productId,
      name: product.name,
      // A price that was not shown is one that nothing can be less than.
      seenPrice: product.discountedPrice ?? 0,
      wasSoldOut: product.stock.state === "sold_out",
      isAlertAsked: false,
      addedAt: now,
    };
    if ((await countOtherWishes(store.id, list.id, productId, database)) >= WISH_LIST_LIMIT)
      return fail("wish_list_full");
    await insertWish(store.id, list.id, wish, database);
    return ok(null);
  });
}

/** Has the customer told by mail when it costs less than now, or can be had again; or takes that back. */
export async function askForAlert(
  store: StoreDetails,
  visitor: CustomerVisitor,
  productId: string,
  isAsked: boolean,
): Promise<Result<null, "item_unknown">> {
  const product = isAsked ? await findCard(store.id, { id: productId }, store.setting) : null;
  const seen = product
    ? { seenPrice: product.discountedPrice ?? 0, wasSoldOut: product.stock.state === "sold_out" }
    : {};
  const isOnList = await setAlert(store.id, bagOwner(visitor), productId, isAsked, seen);
  return isOnList ? ok(null) : fail("item_unknown");
}

/** Puts a wish into the bag first: should anything go wrong in between, it is in both rather than in neither. */
export async function moveWish(asker: BagAsker, chosen: ChosenItem): Promise<Result<Bag, BagChangeRefusal>> {
  const added = await addToBag(asker, chosen);
  if (added.ok) await removeWish(asker.store.id, bagOwner(asker.visitor), chosen.productId);
  return added;
}

/** A list that is shared again keeps its link; one that was taken back gets another. */
export async function shareWishList(storeId: string, visitor: Visitor, isShared: boolean): Promise<void> {
  await getDatabase().transaction(async (database) => {
    const list = await lockWishList(storeId, bagOwner(visitor), new Date(), database);
    const token = isShared ? (list.shareToken ?? newToken()) : null;
    await setShareToken(storeId, list.id, token, database);
  });
}
