import { ADDRESS_REFUSAL_TEXTS } from "@/components/address/refusal-texts";
import { CALL_REFUSAL_TEXTS, type OwnRefusalTexts, refusalText } from "@/components/ui/refusal-texts";

const OWN: OwnRefusalTexts = {
  delivery_not_offered: "This shop does not deliver at the moment.",
  pincode_not_served: "We do not deliver there yet. Contact us, or try another one.",
};
const TEXTS = { ...CALL_REFUSAL_TEXTS, ...ADDRESS_REFUSAL_TEXTS, ...OWN };

/** Why the page cannot say when an order arrives. `country` is the store's, with two letters. */
export function deliveryRefusalText(code: string, country: string): string {
  return refusalText(TEXTS, code, { country });
}
