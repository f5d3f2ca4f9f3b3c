"use client";
import { useSyncWishlist } from "@/lib/browser/wishlist/sync-wishlist";

/** Part of the frame, so that the count in the header is right on every page. */
export function WishlistSync() {
  useSyncWishlist();
  return null;
}
