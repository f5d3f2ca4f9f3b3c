import "server-only";
import { CART_QUERY, WISHLIST_PAGE } from "@/lib/domain/cart/page";
import type { Answer } from "@/lib/http/handle";

/**
 * The page to show after a wishlist form sent without script: the wishlist, with the reason if the change was refused.
 */
export function toWishlistPage(answer: Answer): string {
  return answer.ok ? WISHLIST_PAGE : `${WISHLIST_PAGE}?${new URLSearchParams({ [CART_QUERY.refusal]: answer.code })}`;
}
