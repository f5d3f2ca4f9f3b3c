import { type CartWording, cartWording } from "@/components/cart/wording";
import type { AccountDone } from "@/lib/domain/customer/pages";

const TEXTS: Record<AccountDone, string | ((words: CartWording) => string)> = {
  signed_out: "You are signed out. What you have chosen stays with your account.",
  link_sent:
    "If there is an account with that address, a link to choose a new password is on its way. It is good for an hour.",
  password_changed: "Your password is changed. On all other devices you are signed out.",
  profile_saved: "Saved.",
  email_changed: "Your e-mail address is changed.",
  mobile_saved: "Your mobile number is saved.",
  mobile_removed: "Your mobile number is removed.",
  addresses_saved: "Your address book is up to date.",
  devices_signed_out: "That device is signed out.",
  feedback_sent: "Thank you. The people who make this shop read every word.",
  gift_card_good: "There is money on this card. How much, the review of an order tells when you enter it there.",
  cancellation_asked: "We have your request, and write to you as soon as it is decided.",
  reordered: ({ inside }) => `Everything of this order is ${inside} again.`,
  reordered_in_part: ({ inside }) => `What can still be had is ${inside}; the rest is marked below.`,
  reordered_nothing: "Nothing of this order can be had as it was any more.",
  unsubscribe_link_sent: "If that address gets the newsletter, a mail with the way out is on its way to it.",
  unsubscribed: "That address is off the list. No more letters come.",
  proof_sent: "A code is on its way to your e-mail address.",
  account_deleted: "Your account is deleted, with all that was kept in it.",
};

/** What people are told when something was done. */
export function doneText(done: AccountDone, words = cartWording("order")): string {
  const text = TEXTS[done];
  return typeof text === "string" ? text : text(words);
}

export function isAccountDone(text: string): text is AccountDone {
  return Object.hasOwn(TEXTS, text);
}
