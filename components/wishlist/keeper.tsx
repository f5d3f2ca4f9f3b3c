"use client";
import { useKeepWishlist } from "@/lib/browser/wishlist/keep-wishlist";

/** Part of the frame, so that the count in the header is true on every page. */
export function WishlistKeeper() {
  useKeepWishlist();
  return null;
}
