"use client";
import { useAtomValue } from "jotai";
import { keptWishesAtom, knownWishes } from "@/lib/browser/wishlist/kept-wishes";

/** How many products are saved, as far as the browser knows; nothing when there are none. */
export function WishCount({ className }: { className: string }) {
  const count = knownWishes(useAtomValue(keptWishesAtom));
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">, {count} saved</span>
      <span aria-hidden="true" className={`tabular ${className}`}>
        {count}
      </span>
    </>
  );
}
