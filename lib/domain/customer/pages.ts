import { ACCOUNT_OVERVIEW } from "./overview";

/** The pages of the account. Forms sent without JavaScript redirect to one of them. */
export const ACCOUNT_PAGES = {
  /**
   * The overview for a signed-in customer. Visitors who are not signed in are redirected from the pages of the account
   * to `signIn`.
   */
  overview: ACCOUNT_OVERVIEW,
  signIn: "/account/sign-in",
  /** Asks for the e-mail address first, then for the code that was sent. */
  signInByCode: "/account/sign-in/code",
  signUp: "/account/sign-up",
  signUpCode: "/account/sign-up/code",
  forgottenPassword: "/account/forgotten-password",
  /** Opened by a link in an e-mail; its URL has the parameter `token`. */
  resetPassword: "/account/reset-password",
  guest: "/guest-login",
  /** Where a customer changes name, GST number, e-mail address, mobile number and password. */
  profile: "/account/profile",
  orders: "/account/orders",
  /** The list of the customer's quotations. The page exists only in stores that take quotations. */
  quotations: "/account/quotations",
  giftCards: "/account/gift-cards",
  addresses: "/account/address",
  devices: "/account/devices",
  feedback: "/account/feedback",
  /** Where a customer changes and deletes the fit profiles kept in the account. */
  fitProfiles: "/account/fit-profiles",
  /** Where a customer downloads their data or deletes the account. */
  data: "/account/data",
} as const;

/** The account page that shows one order. */
export function accountOrderPath(orderId: string): string {
  return `${ACCOUNT_PAGES.orders}/${encodeURIComponent(orderId)}`;
}

/** The account page on which one fit profile is changed. */
export function fitProfileEditPath(modelId: string): string {
  return `${ACCOUNT_PAGES.fitProfiles}/${encodeURIComponent(modelId)}`;
}

/** The account page with the invoice of an order, for printing. */
export function invoicePath(orderId: string): string {
  return `${accountOrderPath(orderId)}/invoice`;
}

/** The account page with one of the order's credit notes. `ordinal` is its number within the order, counted from 1. */
export function creditNotePath(orderId: string, ordinal: number): string {
  return `${accountOrderPath(orderId)}/credit-notes/${ordinal}`;
}

/**
 * The query parameters of account pages, apart from the `token` of links in e-mails and `OUTCOME_QUERY`: `next` is the
 * page to continue to after signing in. None may contain an e-mail address or a secret.
 */
export const ACCOUNT_QUERY = {
  next: "next",
  /** Not a query parameter but a field of forms: the page to return to after a refusal, if it is not the usual one. */
  back: "back",
} as const;

export type AccountDone =
  | "signed_out"
  | "link_sent"
  | "password_changed"
  | "profile_saved"
  | "email_changed"
  | "mobile_saved"
  | "mobile_removed"
  | "addresses_saved"
  | "device_signed_out"
  | "feedback_sent"
  | "fit_profile_saved"
  | "fit_profile_kept"
  | "fit_profile_mailed"
  | "fit_profile_removed"
  | "gift_card_good"
  | "cancellation_asked"
  | "return_asked"
  | "order_cancelled"
  | "order_link_sent"
  | "reordered"
  | "reordered_in_part"
  | "reordered_nothing"
  | "unsubscribe_link_sent"
  | "unsubscribed"
  | "proof_sent"
  | "account_deleted";
