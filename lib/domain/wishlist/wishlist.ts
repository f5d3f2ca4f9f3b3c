import type { ProductCard } from "../product/product";

/** The most products a wishlist can hold. */
export const WISHLIST_LIMIT = 200;

/** How a product differs from when the customer last saved it or asked for an alert. */
export type WishlistMark = "price_dropped" | "back_in_stock" | "sold_out" | "not_sold";

export type WishlistItem = {
  productId: string;
  /** The product's name when it was saved. */
  name: string;
  /**
   * The variant that the shopper had chosen when the item came from the cart, with the names of its variant types at
   * that time; empty if the product was saved without one.
   */
  optionNames: readonly string[];
  options: readonly string[];
  /**
   * The product's price when the customer saved it or asked for an alert, in minor units of the base currency; null if
   * the store hid its prices.
   */
  seenPrice: number | null;
  wasSoldOut: boolean;
  /** Whether the customer wants an e-mail as soon as the price drops or the product is back in stock. */
  isAlertRequested: boolean;
  addedAt: Date;
  /** Null if the product is no longer sold. */
  product: ProductCard | null;
};

export type Wishlist = { wishlistItems: readonly WishlistItem[]; shareToken: string | null };

/**
 * How the product differs from when the customer saved it or asked for an alert. Only the present state is compared: a
 * price that dropped and rose again is no change.
 */
export function wishlistMarks({
  product,
  seenPrice,
  wasSoldOut,
}: Pick<WishlistItem, "product" | "seenPrice" | "wasSoldOut">): WishlistMark[] {
  if (!product) return ["not_sold"];
  const isSoldOut = product.stock.state === "sold_out";
  return [
    ...(costsLess(product.price?.discountedPrice, seenPrice) ? (["price_dropped"] as const) : []),
    ...(wasSoldOut && !isSoldOut ? (["back_in_stock"] as const) : []),
    ...(isSoldOut ? (["sold_out"] as const) : []),
  ];
}

function costsLess(price: number | undefined, seenPrice: number | null): boolean {
  return price !== undefined && seenPrice !== null && price < seenPrice;
}

/** The path of the page that shows a shared wishlist. */
export const sharedWishlistPath = (shareToken: string) => `/wishlist/shared/${shareToken}`;

/** The token in the decoded path of a shared wishlist; null for any other path. */
export function shareTokenOf(pathname: string): string | null {
  return /^\/wishlist\/shared\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}
