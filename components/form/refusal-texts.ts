import type { FormRefusal } from "@/lib/browser/form/refusals";

/** Texts that say why a form was refused, and what the shopper can do about it. */
export const REFUSAL_TEXTS: Record<FormRefusal, string> = {
  address_needed: "Enter your street and house or building.",
  address_unknown: "This address is no longer in your address book. Reload the page.",
  addresses_full: "Your address book is full. Remove an address you no longer need, then add the new one.",
  cancel_items_needed: "Choose the items you would like to cancel.",
  cancel_text_needed: "Tell us the reason in a few words.",
  city_needed: "Enter your town or city.",
  code_over: "This code has expired or has already been used. Request a new one.",
  code_wrong: "That code is not correct. Use the latest one we sent you.",
  country_invalid: "Choose a country from the list.",
  credentials_wrong: "The e-mail address or password is wrong. Try again, or sign in with a code.",
  device_unknown: "This device is already signed out.",
  email_invalid: "Enter an e-mail address such as name@example.com.",
  feedback_off: "We do not collect feedback at the moment.",
  gift_card_empty: "This gift card has no balance left.",
  gift_card_expired: "This gift card has expired.",
  gift_card_inactive: "This gift card is not active.",
  gift_card_unknown: "We do not recognise this gift card. Check the code.",
  gst_number_invalid: "A GST number has 15 characters, such as 27AAPFU0939F1ZV.",
  guests_refused: "You need an account to order in this shop. Sign in, or create an account.",
  item_not_cancellable: "Some of these items can no longer be cancelled online. Reply to your order e-mail for help.",
  link_over: "This link has expired or has already been used. Request a new one.",
  link_unknown: "This unsubscribe link is not valid. Request a new one below.",
  mobile_invalid: "Enter a mobile number that is valid in the chosen country.",
  mobile_taken: "Another account already uses this number. Enter a different one.",
  name_needed: "Enter your name.",
  order_unknown: "We cannot find this order in your account.",
  password_common: "This password is too common. Choose another one.",
  password_like_you: "This password is too similar to your name or e-mail address. Choose another one.",
  password_too_long: "This password is too long. Choose a shorter one.",
  password_too_short: "This password is too short. Choose a longer one.",
  password_wrong: "That is not your current password. Try again.",
  pincode_invalid: "Enter a valid postal code for this country.",
  pincode_needed: "Enter your postal code.",
  pincode_not_served: "We do not deliver to this PIN code. Enter another address.",
  proof_needed: "Confirm that it's you with your password or a code.",
  request_invalid: "This entry is not valid. Check it and try again.",
  sign_in_needed: "Sign in to continue.",
  signed_in_already: "You are already signed in.",
  social_cancelled: "The sign-in was cancelled. Try again, or sign in another way.",
  social_email_needed: "That service did not share your e-mail address, which your account needs. Sign in another way.",
  social_failed: "The sign-in service did not respond. Try again, or sign in another way.",
  social_sign_in_off: "This way of signing in is not available. Choose another one.",
  state_needed: "Choose your state.",
  state_unknown: "Choose a state from the list.",
  text_invalid: "Line breaks and special characters are not allowed here. Remove them.",
  too_many_attempts: "Too many attempts.",
  value_needed: "Fill in this field.",
  network_failed:
    "We could not connect, but your entries are still here. Check your internet connection and try again.",
  fault: "Something went wrong on our side, but your entries are still here. Try again in a moment.",
};

/** The text of a refusal. After too many attempts it says how long to wait. */
export function refusalText(code: FormRefusal, retryAfterSeconds: number | null = null): string {
  if (code !== "too_many_attempts") return REFUSAL_TEXTS[code];
  return `${REFUSAL_TEXTS[code]} Try again in ${waitText(retryAfterSeconds)}.`;
}

function waitText(seconds: number | null): string {
  if (seconds === null) return "a few minutes";
  if (seconds < 60) return "a minute";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
