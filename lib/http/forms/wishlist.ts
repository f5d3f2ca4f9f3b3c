import "server-only";
import { CART_QUERY, WISHLIST_PAGE } from "@/lib/domain/cart/page";
import type { Answer } from "@/lib/http/handle";

/** Plain forms of the wish list lead to the list, which tells why something was refused. */
export function toWishlistPage(answer: Answer): string {
  return answer.ok ? WISHLIST_PAGE : `${WISHLIST_PAGE}?${new URLSearchParams({ [CART_QUERY.refusal]: answer.code })}`;
}
