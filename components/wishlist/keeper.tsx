"use client";
import { useKeepWishes } from "@/lib/browser/wishlist/keep-wishes";

/** Part of the frame, so that the count in the header is true on every page. */
export function WishListKeeper() {
  useKeepWishes();
  return null;
}
