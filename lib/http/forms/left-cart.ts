import "server-only";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { LEFT_CART_PAGE, LEFT_CART_QUERY, leftCartPath } from "@/lib/domain/left-cart";
import type { Answer } from "@/lib/http/handle";
import { withDone, withRefusal } from "./outcome";

/** The page after the button of a left cart: the cart itself, or a word about what is no longer sold. */
export function toBroughtBack(answer: Answer, fields: URLSearchParams): string {
  if (!answer.ok) return withRefusal(leftCartPath(fields.get(LEFT_CART_QUERY.token) ?? ""), answer);
  const { added, left_out } = answer.value as { added: number; left_out: number };
  if (left_out === 0) return CART_PAGE;
  return withDone(LEFT_CART_PAGE, added > 0 ? "left_cart_in_part" : "left_cart_gone");
}
