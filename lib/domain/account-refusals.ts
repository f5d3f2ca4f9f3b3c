/** What stands in the way in the account. Every code has its text in the components, or the shop does not compile. */
export const ACCOUNT_REFUSALS = [
  "address_needed",
  "address_unknown",
  "addresses_full",
  "cancel_items_needed",
  "cancel_text_needed",
  "code_over",
  "code_wrong",
  "country_invalid",
  "credentials_wrong",
  "device_unknown",
  "email_invalid",
  "feedback_off",
  "gst_number_invalid",
  "guests_refused",
  "item_not_cancellable",
  "link_over",
  "mobile_invalid",
  "mobile_taken",
  "name_needed",
  "order_unknown",
  "password_common",
  "password_like_you",
  "password_too_long",
  "password_too_short",
  "password_wrong",
  "proof_needed",
  "request_invalid",
  "sign_in_needed",
  "signed_in_already",
  "social_cancelled",
  "social_email_needed",
  "social_failed",
  "social_sign_in_off",
  "text_invalid",
  "too_many_attempts",
] as const;
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];

export function isAccountRefusal(text: string | null | undefined): text is AccountRefusal {
  return (ACCOUNT_REFUSALS as readonly (string | null | undefined)[]).includes(text);
}
