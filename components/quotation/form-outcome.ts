import { type CheckoutFormOutcome, readCheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { one } from "@/components/customer/form-outcome";
import { QUOTE_QUERY, type QuotationDone } from "@/lib/domain/quotation/pages";
import type { StoreDetails } from "@/lib/domain/store/store";
import { QUOTATION_DONE_TEXTS } from "./texts";

/** The outcome of a form sent without script, read from the query of the account page that it redirected to. */
export function readQuotationFormOutcome(
  query: Readonly<Record<string, string | string[] | undefined>>,
  store: Pick<StoreDetails, "subType">,
): CheckoutFormOutcome {
  const done = one(query[QUOTE_QUERY.done]);
  return { ...readCheckoutFormOutcome(query, store), done: isDone(done) ? QUOTATION_DONE_TEXTS[done] : null };
}

function isDone(text: string): text is QuotationDone {
  return Object.hasOwn(QUOTATION_DONE_TEXTS, text);
}
