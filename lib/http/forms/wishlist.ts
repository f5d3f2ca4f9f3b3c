import "server-only";
import { BAG_QUERY, WISH_LIST_PAGE } from "@/lib/domain/cart/page";
import type { Answer } from "@/lib/http/handle";

/** Plain forms of the wish list lead to the list, which tells why something was refused. */
export function toWishListPage(answer: Answer): string {
  return answer.ok ? WISH_LIST_PAGE : `${WISH_LIST_PAGE}?${new URLSearchParams({ [BAG_QUERY.refusal]: answer.code })}`;
}
