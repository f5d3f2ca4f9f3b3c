"use client";
import { useCart } from "@/lib/browser/cart/cart";

/**
 * For pages reached by a form that changed the cart on the server: fetches the cart immediately, so that the number in
 * the header is right before the first interaction.
 */
export function RefetchCart() {
  useCart();
  return null;
}
