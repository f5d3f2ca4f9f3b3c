import type { FormRefusal } from "@/lib/browser/form/refusals";

/** What people are told when something was not done, and what they can do about it. */
export const REFUSAL_TEXTS: Record<FormRefusal, string> = {
  address_needed: "Please fill in the street and the house or building.",
  address_unknown: "This address is no longer in your book. Please reload the page.",
  addresses_full: "Your book is full. Remove an address that you no longer need, then add the new one.",
  cancel_items_needed: "Please choose what you do not want any more.",
  cancel_text_needed: "Please tell us the reason in a few words.",
  city_needed: "Please fill in the town or city.",
  code_over: "This code has been used or is too old. Please ask for a new one.",
  code_wrong: "That is not the code we sent last. Please look again.",
  country_invalid: "Please choose a country from the list.",
  credentials_wrong: "E-mail address and password do not go together. Try again, or sign in with a code by e-mail.",
  device_unknown: "That device has been signed out already.",
  email_invalid: "Please look at the address again: it should read like name@example.com.",
  feedback_off: "The shop does not collect feedback at the moment.",
  gift_card_empty: "Nothing is left on this gift card.",
  gift_card_expired: "This gift card has expired.",
  gift_card_inactive: "This gift card is not active.",
  gift_card_unknown: "There is no such gift card. Please look at its code again.",
  gst_number_invalid: "A GST number has 15 characters, such as 27AAPFU0939F1ZV.",
  guests_refused: "This shop sells to customers with an account only. Signing up takes a minute.",
  item_not_cancellable:
    "Some of these can no longer be cancelled here. Please answer one of our mails, and we see what we can do.",
  link_over: "This link has been used or is older than an hour. Please ask for a new one.",
  link_unknown: "This link belongs to no address on the list. Ask for one by mail below.",
  mobile_invalid: "That does not look like a mobile number of that country. Please look again.",
  mobile_taken: "Another account uses this number.",
  name_needed: "Please tell us your name.",
  order_unknown: "There is no such order in this account.",
  password_common: "This password is on the lists that are tried first. Please choose another.",
  password_like_you: "This password is too close to your name or e-mail address. Please choose another.",
  password_too_long: "This password is too long.",
  password_too_short: "This password is too short.",
  password_wrong: "That is not your current password.",
  pincode_invalid: "Please look at the postal code again: it is written otherwise in that country.",
  pincode_needed: "Please fill in the postal code: without it nothing arrives there.",
  pincode_not_served: "The shop does not deliver to this PIN code.",
  proof_needed: "Please prove that it is you, with your password or a code.",
  request_invalid: "Please look at this again.",
  sign_in_needed: "Please sign in first.",
  signed_in_already: "You are signed in already.",
  social_cancelled: "You turned back before it was done, so you are not signed in.",
  social_email_needed: "We were not told an e-mail address, which an account needs. Please sign in another way.",
  social_failed: "The other service did not answer as it should. Please try again, or sign in another way.",
  social_sign_in_off: "That way to sign in is not offered here.",
  state_needed: "Please choose the state.",
  state_unknown: "Please choose the state from the list.",
  text_invalid: "Please leave out line breaks and special signs.",
  too_many_attempts: "That was tried very often just now.",
  value_needed: "Please fill this in.",
  network_failed: "That did not reach us. Is there a connection? What you typed is still here.",
  fault: "Something went wrong on our side. What you typed is still here; please try again in a moment.",
};

/** The same, with when to try again, as far as that is known. */
export function refusalText(code: FormRefusal, retryAfterSeconds: number | null = null): string {
  if (code !== "too_many_attempts") return REFUSAL_TEXTS[code];
  return `${REFUSAL_TEXTS[code]} Please try again in ${waitText(retryAfterSeconds)}.`;
}

function waitText(seconds: number | null): string {
  if (seconds === null) return "a few minutes";
  if (seconds < 60) return "a minute";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
