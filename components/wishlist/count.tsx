"use client";
import { useAtomValue } from "jotai";
import { knownWishlistAtom, knownWishlistCount } from "@/lib/browser/wishlist/known-wishlist";
import { countTexts } from "./first-load-texts";

/** The number of saved products, as this browser last stored it. Renders nothing if it is 0. */
export function WishlistCount({ className }: { className: string }) {
  const count = knownWishlistCount(useAtomValue(knownWishlistAtom));
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{countTexts.saved(count)}</span>
      <span aria-hidden="true" className={`tabular ${className}`}>
        {count}
      </span>
    </>
  );
}
