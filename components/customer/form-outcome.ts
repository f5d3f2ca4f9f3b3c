import { type CartWording, cartWording } from "@/components/cart/wording";
import { refusalText } from "@/components/form/refusal-texts";
import { NO_REFUSALS, type Refusals } from "@/lib/browser/form/refusals";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import { type AccountRefusal, isAccountRefusal } from "@/lib/domain/customer/refusals";
import { doneText, isAccountDone } from "./done-texts";

/** What the address of a page tells of the plain form that has led to it. */
export type FormOutcome = {
  done: string | null;
  /** Text of a link to the bag, where that has been changed. */
  cartLink?: string;
  /** For pages of several forms, of which the address does not say which one it was. */
  refused: string | null;
  /** For pages of one form. */
  refusals: Refusals;
};

const INTO_CART: readonly AccountDone[] = ["reordered", "reordered_in_part"];

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** `words` are those of the store; only what is told of an order needs them. */
export function readFormOutcome(query: Query, words: CartWording = cartWording("order")): FormOutcome {
  const done = one(query[ACCOUNT_QUERY.done]);
  const code = one(query[ACCOUNT_QUERY.refusal]);
  const refusal = code === "" ? null : isAccountRefusal(code) ? code : "fault";
  return {
    done: isAccountDone(done) ? doneText(done, words) : null,
    ...(isAccountDone(done) && INTO_CART.includes(done) && { cartLink: `To the ${words.name}` }),
    refused: refusal && refusalText(refusal),
    refusals: refusal ? toRefusals(refusal, one(query[ACCOUNT_QUERY.field])) : NO_REFUSALS,
  };
}

function toRefusals(code: AccountRefusal | "fault", field: string): Refusals {
  return field === "" ? { ...NO_REFUSALS, form: code } : { ...NO_REFUSALS, fields: { [field]: code } };
}

export function one(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
