import { visitorMark } from "@/lib/browser/cart/known-cart";
import { savedAtom } from "@/lib/browser/saved-atom";

/**
 * What this browser knows of the visitor's wishlist. It is stored, so that a visitor who has never saved a product
 * sends no request for a list.
 */
export type KnownWishlist = {
  count: number;
  /** When the list last changed. From this, other tabs see that the list they show is out of date. */
  changedAt: number;
  /** Identifies the visitor whose list was counted. */
  visitor: string;
};

export const KNOWN_WISHLIST_KEY = "wish_list";

export const knownWishlistAtom = savedAtom<KnownWishlist | null>(KNOWN_WISHLIST_KEY, isKnownWishlistOrNull, null);

/**
 * The stored number of saved products; 0 if the visitor has signed in or out since, because they now have another list.
 */
export function knownWishlistCount(known: KnownWishlist | null | undefined): number {
  return known && known.visitor === visitorMark() ? known.count : 0;
}

export function isKnownWishlistOrNull(value: unknown): value is KnownWishlist | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("visitor" in value && "count" in value && "changedAt" in value)) return false;
  const { visitor, count, changedAt } = value;
  return typeof visitor === "string" && Number.isInteger(count) && typeof changedAt === "number";
}
