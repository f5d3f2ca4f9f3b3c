import { CART_REFUSAL_TEXTS } from "@/components/cart/refusal-texts";
import { FORM_REFUSAL_TEXTS, fieldRefusalText } from "@/components/form/refusal-texts";
import { CALL_REFUSAL_TEXTS } from "@/components/ui/refusal-texts";
import { CUSTOMIZATION_REFUSAL_TEXTS } from "./refusal-texts";

export const FIT_TEXTS = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...CUSTOMIZATION_REFUSAL_TEXTS,
  addon_unknown: CART_REFUSAL_TEXTS.addon_unknown,
};

/** The errors of a fit profile as sentences, by the name of the field; of several, the first. */
export function customizationErrorTexts(
  errors: readonly { path: string; code: string }[],
): ReadonlyMap<string, string> {
  return new Map(errors.toReversed().map(({ path, code }) => [path, fieldRefusalText(FIT_TEXTS, code)]));
}
