/** The pages of the account. Route handlers redirect to them after forms sent without script. */
export const ACCOUNT_PAGES = {
  /** The pages for signed-in customers; visitors who are not signed in are redirected to sign in. */
  overview: "/account",
  signIn: "/account/sign-in",
  /** Asks for the e-mail address first, then for the code that was sent. */
  signInByCode: "/account/sign-in/code",
  signUp: "/account/sign-up",
  signUpCode: "/account/sign-up/code",
  forgottenPassword: "/account/forgotten-password",
  /** Opened from an e-mail; the address contains `token`. */
  resetPassword: "/account/reset-password",
  guest: "/guest-login",
  /** Name, GST, e-mail address, mobile and password. */
  profile: "/account/profile",
  orders: "/account/orders",
  /** Exists only in stores that take quotations. */
  quotations: "/account/quotations",
  giftCards: "/account/gift-cards",
  addresses: "/account/address",
  devices: "/account/devices",
  feedback: "/account/feedback",
  /** Data export and deletion of the account. */
  data: "/account/data",
} as const;

/** The page of one order. */
export function accountOrderPath(orderId: string): string {
  return `${ACCOUNT_PAGES.orders}/${encodeURIComponent(orderId)}`;
}

/** The printable invoice of an order. */
export function invoicePath(orderId: string): string {
  return `${accountOrderPath(orderId)}/invoice`;
}

/** One of the order's credit notes; `ordinal` counts from 1. */
export function creditNotePath(orderId: string, ordinal: number): string {
  return `${accountOrderPath(orderId)}/credit-notes/${ordinal}`;
}

/**
 * The query parameters of account pages, besides the `token` of links in e-mails: the page to continue to after
 * signing in, a refusal code with its field, and what was just done. Never an e-mail address or a secret.
 */
export const ACCOUNT_QUERY = {
  next: "next",
  /** A form field: the page to return to after a refusal, if it is not the default page. */
  back: "back",
  refusal: "refusal",
  field: "field",
  done: "done",
  /** Positions of order items that could not be added to the cart again, separated by dots. */
  left: "left",
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
  | "devices_signed_out"
  | "feedback_sent"
  | "gift_card_good"
  | "cancellation_asked"
  | "reordered"
  | "reordered_in_part"
  | "reordered_nothing"
  | "unsubscribe_link_sent"
  | "unsubscribed"
  | "proof_sent"
  | "account_deleted";
