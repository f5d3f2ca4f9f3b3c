"use client";
import { useCart } from "@/lib/browser/cart/cart";

/**
 * On the pages that a form has led to which changed the bag on the server: asks for it at once, so that the header's
 * number is right before anybody has done anything there.
 */
export function RefetchCart() {
  useCart();
  return null;
}
