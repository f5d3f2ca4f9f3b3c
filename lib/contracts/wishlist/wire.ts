import { productCardToWire } from "@/lib/contracts/catalogue/product-list";
import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import { type Wish, type WishList, wishMarks } from "@/lib/domain/wishlist/wishlist";
import type { WishListWire } from "./calls";

export function wishListToWire({ wishes, shareToken }: WishList): WishListWire {
  return { list: wishes.map(wishToWire), share_token: shareToken };
}

function wishToWire(wish: Wish): WishListWire["list"][number] {
  const { name, product } = wish;
  return {
    ...wishToExport(wish),
    name: product?.name ?? name,
    product: product && productCardToWire(product),
    marks: wishMarks(wish),
    alert: wish.isAlertAsked,
  };
}

/** What the shop keeps of a wish. */
export function wishToExport({ productId, name, addedAt, seenPrice }: Wish) {
  return {
    product_id: productId,
    name,
    added_on: addedAt.toISOString(),
    price_when_added: seenPrice === null ? null : fromScaledInteger(seenPrice, 2),
  };
}
