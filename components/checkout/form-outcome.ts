import { cartWording } from "@/components/cart/wording";
import { one } from "@/components/customer/form-outcome";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { CHECKOUT_QUERY, type CheckoutDone } from "@/lib/domain/checkout/pages";
import type { StoreDetails } from "@/lib/domain/store/store";
import { checkoutRefusalText } from "./refusal-texts";
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
  refusals: Refusals;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

export function readCheckoutFormOutcome(query: Query, { subType }: Pick<StoreDetails, "subType">): CheckoutFormOutcome {
  const code = one(query[CHECKOUT_QUERY.refusal]);
  const field = one(query[CHECKOUT_QUERY.field]);
  const done = one(query[CHECKOUT_QUERY.done]);
  return {
    done: isDone(done) ? DONE_TEXTS[done] : null,
    refused: code !== "" && field === "" ? checkoutRefusalText(code, { wording: cartWording(subType) }) : null,
    refusals: code !== "" && field !== "" ? { ...NO_REFUSALS, fields: { [field]: code } } : NO_REFUSALS,
  };
}

function isDone(text: string): text is CheckoutDone {
  return Object.hasOwn(DONE_TEXTS, text);
}
