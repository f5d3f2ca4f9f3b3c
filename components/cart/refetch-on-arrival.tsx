"use client";
import { useCart } from "@/lib/browser/cart/cart";

/**
 * Fetches the cart as soon as the page loads. It is used on pages that follow a form which changed the cart on the
 * server; without it, the number in the header would be outdated until the first interaction.
 */
export function RefetchCart() {
  useCart();
  return null;
}
