import type { ProductCard } from "../product/product";

/** Products that a wish list can hold. */
export const WISHLIST_LIMIT = 200;

/** What has become of a product since somebody wished for it. */
export type WishlistMark = "price_dropped" | "back_in_stock" | "sold_out" | "not_sold";

export type WishlistItem = {
  productId: string;
  /** As the product was called then. */
  name: string;
  /** Minor units of the base; null where the store hides its prices. */
  seenPrice: number | null;
  wasSoldOut: boolean;
  /** A mail is to tell of the next mark. */
  isAlertAsked: boolean;
  addedAt: Date;
  /** Null when it is sold no more. */
  product: ProductCard | null;
};

export type Wishlist = { wishlistItems: readonly WishlistItem[]; shareToken: string | null };

/** Compared with the day it was put on the list, or an alert was asked for: what happened to it in between is not told. */
export function wishlistMarks({
  product,
  seenPrice,
  wasSoldOut,
}: Pick<WishlistItem, "product" | "seenPrice" | "wasSoldOut">): WishlistMark[] {
  if (!product) return ["not_sold"];
  const isSoldOut = product.stock.state === "sold_out";
  return [
    ...(costsLess(product.discountedPrice, seenPrice) ? (["price_dropped"] as const) : []),
    ...(wasSoldOut && !isSoldOut ? (["back_in_stock"] as const) : []),
    ...(isSoldOut ? (["sold_out"] as const) : []),
  ];
}

function costsLess(price: number | null, seenPrice: number | null): boolean {
  return price !== null && seenPrice !== null && price < seenPrice;
}

/** The page that whoever has the link sees. */
export const sharedWishlistPath = (shareToken: string) => `/wishlist/shared/${shareToken}`;

/** What the address of such a page has for a token; null for any other page. */
export function shareTokenOf(pathname: string): string | null {
  return /^\/wishlist\/shared\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}
