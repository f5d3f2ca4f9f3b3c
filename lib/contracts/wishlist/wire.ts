import { productCardToWire } from "@/lib/contracts/catalogue/product-list";
import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import { type Wishlist, type WishlistItem, wishlistMarks } from "@/lib/domain/wishlist/wishlist";
import type { WishlistWire } from "./calls";

export function wishlistToWire({ wishlistItems, shareToken }: Wishlist): WishlistWire {
  return { list: wishlistItems.map(wishlistItemToWire), share_token: shareToken };
}

function wishlistItemToWire(wishlistItem: WishlistItem): WishlistWire["list"][number] {
  const { name, product } = wishlistItem;
  return {
    ...wishlistItemToExport(wishlistItem),
    name: product?.name ?? name,
    product: product && productCardToWire(product),
    marks: wishlistMarks(wishlistItem),
    alert: wishlistItem.isAlertRequested,
  };
}

/** A wishlist item in the customer's data export. */
export function wishlistItemToExport({ productId, name, optionNames, options, addedAt, seenPrice }: WishlistItem) {
  return {
    product_id: productId,
    name,
    variant_types: options.map((value, index) => ({ name: optionNames[index] ?? "", value })),
    added_on: addedAt.toISOString(),
    price_when_added: seenPrice === null ? null : fromScaledInteger(seenPrice, 2),
  };
}
