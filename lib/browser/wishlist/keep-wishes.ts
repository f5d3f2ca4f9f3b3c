import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { visitorMark } from "@/lib/browser/cart/known-cart";
import { keptWishesAtom, knownWishes } from "./kept-wishes";
import { readWishListAgain, useWishList, useWishOwner } from "./wishlist";

/**
 * Keeps in the browser how many wishes there are, for the header of every page and for the other tabs; and asks for the
 * list again when another tab has changed it. Who has signed out leaves nothing behind.
 */
export function useKeepWishes(): void {
  const owner = useWishOwner();
  const count = useWishList()?.list.length;
  const [kept, keep] = useAtom(keptWishesAtom);
  /** The change that this tab knows of. */
  const known = useRef<number>(null);
  const isRead = kept !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what another tab has kept is no reason to keep what is here
  useEffect(() => {
    if (owner === undefined || count === undefined || !isRead) return;
    if (knownWishes(kept) === count) return;
    known.current = Date.now();
    keep({ count, changedAt: known.current, visitor: visitorMark() });
  }, [owner, count, isRead]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because another tab has changed it
  useEffect(() => {
    if (kept === undefined) return;
    const changedAt = kept?.changedAt ?? 0;
    const isNews = known.current !== null && known.current !== changedAt;
    known.current = changedAt;
    if (isNews && owner !== undefined) readWishListAgain(owner);
  }, [kept]);
}
