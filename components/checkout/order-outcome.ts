import { cartWording } from "@/components/cart/wording";
import { type FormOutcome, type Query, readOutcome } from "@/components/form/outcome";
import { RETURN_FORM_TEXTS } from "@/components/order/return-refusal-texts";
import { TAKE_UP_REFUSAL_TEXTS } from "@/components/payment/take-up-refusal-texts";
import { QUOTATION_DONE_TEXTS } from "@/components/quotation/texts";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import type { StoreDetails } from "@/lib/domain/store/store";
import { CHECKOUT_FORM_TEXTS } from "./refusal-texts";
import { DONE_TEXTS } from "./texts";

const TEXTS = {
  done: { ...DONE_TEXTS, ...QUOTATION_DONE_TEXTS },
  refusals: { ...CHECKOUT_FORM_TEXTS, ...TAKE_UP_REFUSAL_TEXTS, ...RETURN_FORM_TEXTS },
};

/**
 * The outcome of a form of the checkout, of an order or of a quotation. Their pages have several forms: the refusal of a
 * field stands beside the field only, and that of a whole form above the forms only.
 */
export function readOrderOutcome(query: Query, { subType }: Pick<StoreDetails, "subType">): FormOutcome {
  const outcome = readOutcome(query, TEXTS, { wording: cartWording(subType) });
  return outcome.refusals.form === null ? { ...outcome, refused: null } : { ...outcome, refusals: NO_REFUSALS };
}
