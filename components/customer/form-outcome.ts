import { type CartWording, cartWording } from "@/components/cart/wording";
import { refusalText } from "@/components/form/refusal-texts";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";
import { doneText, isAccountDone } from "./done-texts";
import { accountFrameTexts } from "./texts";

/** The outcome of a form sent without script, read from the address of the page it redirected to. */
export type FormOutcome = {
  done: string | null;
  /** The text of a link to the cart, if items were added to it. */
  cartLink?: string;
  /** A refusal for pages with several forms, because the address does not say which form was sent. */
  refused: string | null;
  /** The same refusal for pages with one form. */
  refusals: Refusals;
};

const ADDED_TO_CART: readonly AccountDone[] = ["reordered", "reordered_in_part"];

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the outcome from the query. Only the outcomes of orders depend on the store's `wording`. */
export function readFormOutcome(query: Query, wording: CartWording = cartWording("order")): FormOutcome {
  const done = one(query[ACCOUNT_QUERY.done]);
  const code = one(query[ACCOUNT_QUERY.refusal]);
  const refusal = code === "" ? null : isAccountRefusal(code) ? code : "fault";
  return {
    done: isAccountDone(done) ? doneText(done, wording) : null,
    ...(isAccountDone(done) && ADDED_TO_CART.includes(done) && { cartLink: accountFrameTexts.viewCart(wording.name) }),
    refused: refusal && refusalText(refusal),
    refusals: refusal ? toRefusals(refusal, one(query[ACCOUNT_QUERY.field])) : NO_REFUSALS,
  };
}

function toRefusals(code: AccountRefusal | "fault", field: string): Refusals {
  return field === "" ? { ...NO_REFUSALS, form: code } : { ...NO_REFUSALS, fields: { [field]: code } };
}

/** A query parameter as text; empty if it is missing or repeated. */
export function one(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
