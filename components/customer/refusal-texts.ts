import { ADDRESS_REFUSAL_TEXTS } from "@/components/address/refusal-texts";
import { AUTHENTICATION_REFUSAL_TEXTS } from "@/components/authentication/refusal-texts";
import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { GIFT_CARD_REFUSAL_TEXTS } from "@/components/gift-card/refusal-texts";
import { NEWSLETTER_REFUSAL_TEXTS } from "@/components/newsletter/refusal-texts";
import { ORDER_REFUSAL_TEXTS } from "@/components/order/refusal-texts";
import { CALL_REFUSAL_TEXTS, type RefusalTexts, type SomeRefusalTexts } from "@/components/ui/refusal-texts";

/** @internal Exported for tests. */
export const CUSTOMER_REFUSAL_TEXTS: RefusalTexts<"customer"> = {
  device_unknown: "This device is already signed out.",
  feedback_off: "We are not collecting feedback at the moment.",
  left_carts_off: "We do not send reminders of bags at the moment.",
  mobile_needed: "You sign in with this number. Add an e-mail address first.",
  mobile_taken: "Another account already uses this number. Enter a different one.",
};

/** The texts for every form of the account, except those about fit profiles, which only few pages have. */
export const ACCOUNT_FORM_TEXTS: SomeRefusalTexts = {
  ...CALL_REFUSAL_TEXTS,
  ...FORM_REFUSAL_TEXTS,
  ...AUTHENTICATION_REFUSAL_TEXTS,
  ...CUSTOMER_REFUSAL_TEXTS,
  ...ADDRESS_REFUSAL_TEXTS,
  ...GIFT_CARD_REFUSAL_TEXTS,
  ...NEWSLETTER_REFUSAL_TEXTS,
  ...ORDER_REFUSAL_TEXTS,
};
