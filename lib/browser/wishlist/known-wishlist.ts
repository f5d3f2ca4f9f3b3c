import { visitorMark } from "@/lib/browser/cart/known-cart";
import { savedAtom } from "@/lib/browser/saved-atom";

/** What this browser knows of the wishlist; saved so that a visitor who never saved a product sends no request. */
export type KnownWishlist = {
  count: number;
  /** When the list last changed; tells the other tabs that their list is out of date. */
  changedAt: number;
  /** Identifies the visitor whose list it was. */
  visitor: string;
};

export const KNOWN_WISHLIST_KEY = "wish_list";

export const knownWishlistAtom = savedAtom<KnownWishlist | null>(KNOWN_WISHLIST_KEY, isKnownWishlistOrNull, null);

/** The saved number; 0 after signing in or out, because the visitor then has another list. */
export function knownWishlistCount(known: KnownWishlist | null | undefined): number {
  return known && known.visitor === visitorMark() ? known.count : 0;
}

export function isKnownWishlistOrNull(value: unknown): value is KnownWishlist | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("visitor" in value && "count" in value && "changedAt" in value)) return false;
  const { visitor, count, changedAt } = value;
  return typeof visitor === "string" && Number.isInteger(count) && typeof changedAt === "number";
}
