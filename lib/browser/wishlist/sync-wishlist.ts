import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { visitorMark } from "@/lib/browser/cart/known-cart";
import { knownWishlistAtom, knownWishlistCount } from "./known-wishlist";
import { revalidateWishlist, useWishlist, useWishlistOwner } from "./wishlist";

/**
 * Saves the number of wishlist items in the browser, for the header of every page and for the other tabs, and fetches
 * the list again when another tab has changed it. After signing out the saved number no longer counts.
 */
export function useSyncWishlist(): void {
  const owner = useWishlistOwner();
  const count = useWishlist()?.list.length;
  const [saved, save] = useAtom(knownWishlistAtom);
  /** The time of the last change that this tab knows of. */
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
