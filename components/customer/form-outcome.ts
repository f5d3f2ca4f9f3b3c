import { type CartWording, cartWording } from "@/components/cart/wording";
import { CUSTOMIZATION_REFUSAL_TEXTS } from "@/components/customization/refusal-texts";
import { type FormOutcome, one, type Query, readOutcome } from "@/components/form/outcome";
import { RETURN_FORM_TEXTS } from "@/components/order/return-refusal-texts";
import { PAYMENT_REFUSAL_TEXTS } from "@/components/payment/refusal-texts";
import { TAKE_UP_REFUSAL_TEXTS } from "@/components/payment/take-up-refusal-texts";
import type { RefusedForm } from "@/lib/contracts/api/refused-form";
import type { AccountDone } from "@/lib/domain/customer/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { ACCOUNT_DONE_TEXTS } from "./done-texts";
import { ACCOUNT_FORM_TEXTS } from "./refusal-texts";
import { accountFrameTexts } from "./texts";

/** `cartLink` is the text of a link to the cart; set only if the form has added items to the cart. */
export type AccountFormOutcome = FormOutcome & { cartLink?: string };

/** The forms of the account, and the payment of an order in it. */
const TEXTS = {
  ...ACCOUNT_FORM_TEXTS,
  ...CUSTOMIZATION_REFUSAL_TEXTS,
  ...PAYMENT_REFUSAL_TEXTS,
  ...TAKE_UP_REFUSAL_TEXTS,
  ...RETURN_FORM_TEXTS,
};

const ADDED_TO_CART: readonly string[] = ["reordered", "reordered_in_part"] satisfies AccountDone[];

/**
 * The outcome of a form of the account. `wording` is used only in the outcomes of orders; `refused` has the errors of
 * all fields of a refused form, of which the query names one.
 */
export function readFormOutcome(
  query: Query,
  { wording = cartWording("order"), refused }: { wording?: CartWording; refused?: RefusedForm | null } = {},
): AccountFormOutcome {
  const texts = { done: ACCOUNT_DONE_TEXTS, refusals: TEXTS };
  const outcome = readOutcome(query, texts, { wording, refused });
  const hasAdded = ADDED_TO_CART.includes(one(query[OUTCOME_QUERY.done]));
  return hasAdded ? { ...outcome, cartLink: accountFrameTexts.viewCart(wording.name) } : outcome;
}
