"use client";
import { useSyncWishlist } from "@/lib/browser/wishlist/sync-wishlist";

/** Keeps the wishlist up to date. It is part of the frame, so that the count in the header is right on every page. */
export function WishlistSync() {
  useSyncWishlist();
  return null;
}
