import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { visitorMark } from "@/lib/browser/cart/known-cart";
import { knownWishlistAtom, knownWishlistCount } from "./known-wishlist";
import { revalidateWishlist, useWishlist, useWishlistOwner } from "./wishlist";

/**
 * Stores the number of saved products, for the header of every page and for other tabs. Fetches the list again if
 * another tab has changed it. The stored number is only valid for one visitor, so signing out makes it invalid.
 */
export function useSyncWishlist(): void {
  const owner = useWishlistOwner();
  const count = useWishlist()?.list.length;
  const [saved, save] = useAtom(knownWishlistAtom);
  /** When the wishlist last changed, as far as this tab knows. */
  const lastChange = useRef<number>(null);
  const isLoaded = saved !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a number saved by another tab must not be overwritten here
  useEffect(() => {
    if (owner === undefined || count === undefined || !isLoaded) return;
    if (knownWishlistCount(saved) === count) return;
    lastChange.current = Date.now();
    save({ count, changedAt: lastChange.current, visitor: visitorMark() });
  }, [owner, count, isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the saved value has changed
  useEffect(() => {
    if (saved === undefined) return;
    const changedAt = saved?.changedAt ?? 0;
    const isFromOtherTab = lastChange.current !== null && lastChange.current !== changedAt;
    lastChange.current = changedAt;
    if (isFromOtherTab && owner !== undefined) revalidateWishlist(owner);
  }, [saved]);
}
