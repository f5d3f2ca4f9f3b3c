import { one } from "@/components/customer/form-outcome";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { CHECKOUT_QUERY, type CheckoutDone } from "@/lib/domain/checkout/pages";
import { type CheckoutFormRefusal, checkoutRefusalText, isCheckoutFormRefusal } from "./refusal-texts";
import { DONE_TEXTS } from "./texts";

/**
 * The outcome of a checkout form that was sent without script, read from the query of the page that the form redirected
 * to.
 */
export type CheckoutFormOutcome = {
  done: string | null;
  /** A refusal that concerns the whole form, not a field. */
  refused: string | null;
  /** The refusals of the form's fields. */
  refusals: Refusals<CheckoutFormRefusal>;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

export function readCheckoutFormOutcome(query: Query): CheckoutFormOutcome {
  const sent = one(query[CHECKOUT_QUERY.refusal]);
  const code = sent === "" ? null : isCheckoutFormRefusal(sent) ? sent : "fault";
  const field = one(query[CHECKOUT_QUERY.field]);
  const done = one(query[CHECKOUT_QUERY.done]);
  return {
    done: isDone(done) ? DONE_TEXTS[done] : null,
    refused: code && field === "" ? checkoutRefusalText(code) : null,
    refusals: code && field !== "" ? { ...NO_REFUSALS, fields: { [field]: code } } : NO_REFUSALS,
  };
}

function isDone(text: string): text is CheckoutDone {
  return Object.hasOwn(DONE_TEXTS, text);
}
