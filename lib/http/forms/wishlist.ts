import "server-only";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import type { Answer } from "@/lib/http/handle";
import { withRefusal } from "./outcome";

/**
 * The page to show after a wishlist form sent without script: the wishlist, with the reason if the change was refused.
 */
export function toWishlistPage(answer: Answer): string {
  return answer.ok ? WISHLIST_PAGE : withRefusal(WISHLIST_PAGE, answer);
}
