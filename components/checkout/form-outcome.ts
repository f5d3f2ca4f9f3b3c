import { one } from "@/components/customer/form-outcome";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { CHECKOUT_QUERY, type CheckoutDone } from "@/lib/domain/checkout/pages";
import { type CheckoutFormRefusal, checkoutRefusalText, isCheckoutFormRefusal } from "./refusal-texts";

/** What the address of a page tells of the plain form that has led to it. */
export type CheckoutFormOutcome = {
  done: string | null;
  /** Of the form as a whole. */
  refused: string | null;
  /** By field, for the form that it was. */
  refusals: Refusals<CheckoutFormRefusal>;
};

const DONE_TEXTS: Record<CheckoutDone, string> = {
  code_sent: "A code is on its way to your mobile number. It is good for a minute.",
  reference_kept: "Thank you. We look for it among what has come in, and write to you.",
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
