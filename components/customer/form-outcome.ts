import { type CartWording, cartWording } from "@/components/cart/wording";
import { refusalText } from "@/components/ui/refusal-texts";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import { doneText, isAccountDone } from "./done-texts";
import { ACCOUNT_FORM_TEXTS } from "./refusal-texts";
import { accountFrameTexts } from "./texts";

/** The outcome of an account form sent without script, read from the query of the page that the form redirected to. */
export type FormOutcome = {
  done: string | null;
  /** The text of a link to the cart; set only if the form has added items to the cart. */
  cartLink?: string;
  /**
   * The text of a refusal on a page with several forms. The query does not say which form was sent, so the page cannot
   * show the text inside that form.
   */
  refused: string | null;
  /** The same refusal as `refused`, for a page with one form, which shows the text inside the form. */
  refusals: Refusals;
};

const ADDED_TO_CART: readonly AccountDone[] = ["reordered", "reordered_in_part"];

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the outcome from the query of the page. `wording` is used only in the outcomes of orders. */
export function readFormOutcome(query: Query, wording: CartWording = cartWording("order")): FormOutcome {
  const done = one(query[ACCOUNT_QUERY.done]);
  const code = one(query[ACCOUNT_QUERY.refusal]);
  return {
    done: isAccountDone(done) ? doneText(done, wording) : null,
    ...(isAccountDone(done) && ADDED_TO_CART.includes(done) && { cartLink: accountFrameTexts.viewCart(wording.name) }),
    refused: code === "" ? null : refusalText(ACCOUNT_FORM_TEXTS, code, { wording }),
    refusals: code === "" ? NO_REFUSALS : toRefusals(code, one(query[ACCOUNT_QUERY.field])),
  };
}

function toRefusals(code: string, field: string): Refusals {
  return field === "" ? { ...NO_REFUSALS, form: code } : { ...NO_REFUSALS, fields: { [field]: code } };
}

/** The value of a query parameter; an empty string if the parameter is missing or given more than once. */
export function one(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
