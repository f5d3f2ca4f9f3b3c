import { visitorMark } from "@/lib/browser/cart/known-cart";
import { savedAtom } from "@/lib/browser/saved-atom";

/** What the browser keeps of the wish list, so that nobody who never saved anything causes a call. */
export type KeptWishlist = {
  count: number;
  /** By it the other tabs see that theirs is out of date. */
  changedAt: number;
  /** Tells whose it was. */
  visitor: string;
};

export const KEPT_WISHLIST_KEY = "wish_list";

export const keptWishlistAtom = savedAtom<KeptWishlist | null>(KEPT_WISHLIST_KEY, isKeptWishlistOrNull, null);

/** How many wishes the browser knows of; whoever has signed in or out since then has another list. */
export function knownWishlistCount(kept: KeptWishlist | null | undefined): number {
  return kept && kept.visitor === visitorMark() ? kept.count : 0;
}

export function isKeptWishlistOrNull(value: unknown): value is KeptWishlist | null {
  if (value === null) return true;
  if (typeof value !== "object" || !("visitor" in value && "count" in value && "changedAt" in value)) return false;
  const { visitor, count, changedAt } = value;
  return typeof visitor === "string" && Number.isInteger(count) && typeof changedAt === "number";
}
