import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { PRICING_REFUSAL_TEXTS } from "@/components/pricing/refusal-texts";
import { CALL_REFUSAL_TEXTS, type SomeRefusalTexts } from "@/components/ui/refusal-texts";

/** Why an offer code is refused in the cart: the same texts as at the checkout. */
export const OFFER_CODE_FORM_TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...PRICING_REFUSAL_TEXTS,
};
