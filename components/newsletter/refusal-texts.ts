import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import {
  CALL_REFUSAL_TEXTS,
  type RefusalTexts,
  refusalText,
  type SomeRefusalTexts,
} from "@/components/ui/refusal-texts";

export const NEWSLETTER_REFUSAL_TEXTS: RefusalTexts<"newsletter"> = {
  link_unknown: "This unsubscribe link is not valid. Request a new one below.",
  newsletter_off: "You cannot subscribe to the newsletter at the moment.",
};

const TEXTS: SomeRefusalTexts = { ...CALL_REFUSAL_TEXTS, ...FORM_REFUSAL_TEXTS, ...NEWSLETTER_REFUSAL_TEXTS };

/** Why a visitor could not subscribe to the newsletter. */
export function newsletterRefusalText(code: string): string {
  return refusalText(TEXTS, code);
}
