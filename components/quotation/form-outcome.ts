import { type CheckoutFormOutcome, readCheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { one } from "@/components/customer/form-outcome";
import { QUOTE_QUERY, type QuotationDone } from "@/lib/domain/quotation/pages";

const DONE_TEXTS: Record<QuotationDone, string> = {
  approved: "Thank you. It has become an order.",
  revision_asked: "Thank you. We have your wish, and write to you with our answer.",
  withdrawn: "You have cancelled the request.",
};

/** What the address of a page of the account tells of the plain form that has led to it. */
export function readQuotationFormOutcome(
  query: Readonly<Record<string, string | string[] | undefined>>,
): CheckoutFormOutcome {
  const done = one(query[QUOTE_QUERY.done]);
  return { ...readCheckoutFormOutcome(query), done: isDone(done) ? DONE_TEXTS[done] : null };
}

function isDone(text: string): text is QuotationDone {
  return Object.hasOwn(DONE_TEXTS, text);
}
