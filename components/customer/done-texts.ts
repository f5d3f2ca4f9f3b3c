import { type CartWording, cartWording } from "@/components/cart/wording";
import type { AccountDone } from "@/lib/domain/customer/pages";
import { deviceTexts, mobileTexts, passwordTexts } from "./texts";

/** What a form of the account has done. */
export const ACCOUNT_DONE_TEXTS: Record<AccountDone, string | ((wording: CartWording) => string)> = {
  signed_out: "You are signed out. Your items are saved in your account.",
  link_sent:
    "If there is an account with that e-mail address, we have sent you a link to choose a new password. The link is valid for one hour.",
  password_changed: passwordTexts.saved,
  profile_saved: "Saved.",
  email_changed: "Your e-mail address has been saved.",
  mobile_saved: mobileTexts.saved,
  mobile_removed: mobileTexts.removed,
  addresses_saved: "Your address book has been updated.",
  device_signed_out: deviceTexts.signedOut,
  fit_profile_saved: "The fit profile has been saved.",
  fit_profile_kept: "These measurements are now saved for you.",
  fit_profile_mailed: "We have e-mailed you the link. It is valid for 60 days.",
  fit_profile_removed: "The fit profile has been deleted.",
  feedback_sent: "Thank you for your feedback.",
  gift_card_good: "This gift card has a balance. You will see the amount when you use it at checkout.",
  return_asked: "We have received your request for a return. We'll check it and e-mail you.",
  cancellation_asked: "We have received your cancellation request. We'll check it and e-mail you.",
  order_cancelled: "Your order has been cancelled.",
  order_link_sent:
    "If there is an order with that number and e-mail address, we have sent the link to it to that address.",
  reordered: ({ inside }) => `All items from this order are now ${inside}.`,
  reordered_in_part: ({ inside }) =>
    `The items that are still available are now ${inside}. The others are marked below.`,
  reordered_nothing: "None of these items are available any more.",
  unsubscribe_link_sent:
    "If that e-mail address is subscribed to the newsletter, we have sent you an unsubscribe link.",
  unsubscribed: "You have unsubscribed. We will not send the newsletter to this address any more.",
  proof_sent: "We have sent a code to your e-mail address.",
  account_deleted: "Your account has been deleted, along with everything saved in it.",
};

/** The text that confirms what the customer has just done in the account. */
export function doneText(done: AccountDone, wording = cartWording("order")): string {
  const text = ACCOUNT_DONE_TEXTS[done];
  return typeof text === "string" ? text : text(wording);
}
