"use client";
import { useSyncWishlist } from "@/lib/browser/wishlist/sync-wishlist";

/**
 * Keeps the browser's copy of the wishlist up to date. It is on every page, because the header shows the number of
 * saved products.
 */
export function WishlistSync() {
  useSyncWishlist();
  return null;
}
