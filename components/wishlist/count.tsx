"use client";
import { useAtomValue } from "jotai";
import { keptWishlistAtom, knownWishlistCount } from "@/lib/browser/wishlist/kept-wishlist";

/** How many products are saved, as far as the browser knows; nothing when there are none. */
export function WishlistCount({ className }: { className: string }) {
  const count = knownWishlistCount(useAtomValue(keptWishlistAtom));
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
