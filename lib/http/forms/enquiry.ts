import "server-only";
import { ASK_QUERY, CART_PAGE } from "@/lib/domain/cart/page";
import { type EnquiryOutcome, isEnquiryRefusal } from "@/lib/domain/enquiry";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { Answer } from "@/lib/http/handle";
import { withRefusal } from "./outcome";

/** The outcome that the result page shows. After a refusal, the first of its codes for which that page has a text. */
export function enquiryOutcome(answer: Answer): EnquiryOutcome {
  if (answer.ok) return "sent";
  const codes = [...(answer.errors ?? []).map(({ code }) => code), answer.code];
  return codes.find(isEnquiryRefusal) ?? "request_invalid";
}

/** The page after a question from the cart: the cart, which says whether the shop got it. */
export function askedShopPath(answer: Answer): string {
  return answer.ok ? `${CART_PAGE}?${OUTCOME_QUERY.done}=asked` : withRefusal(CART_PAGE, answer, { [ASK_QUERY]: "1" });
}
