import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { visitorMark } from "@/lib/browser/cart/known-cart";
import { keptWishlistAtom, knownWishlistCount } from "./kept-wishlist";
import { rereadWishlist, useWishlist, useWishlistOwner } from "./wishlist";

/**
 * Keeps in the browser how many wishes there are, for the header of every page and for the other tabs; and asks for the
 * list again when another tab has changed it. Who has signed out leaves nothing behind.
 */
export function useKeepWishlist(): void {
  const owner = useWishlistOwner();
  const count = useWishlist()?.list.length;
  const [kept, keep] = useAtom(keptWishlistAtom);
  /** The change that this tab knows of. */
  const known = useRef<number>(null);
  const isRead = kept !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what another tab has kept is no reason to keep what is here
  useEffect(() => {
    if (owner === undefined || count === undefined || !isRead) return;
    if (knownWishlistCount(kept) === count) return;
    known.current = Date.now();
    keep({ count, changedAt: known.current, visitor: visitorMark() });
  }, [owner, count, isRead]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because another tab has changed it
  useEffect(() => {
    if (kept === undefined) return;
    const changedAt = kept?.changedAt ?? 0;
    const isNews = known.current !== null && known.current !== changedAt;
    known.current = changedAt;
    if (isNews && owner !== undefined) rereadWishlist(owner);
  }, [kept]);
}
