/** The pages of the account. Plain forms lead from one to the next, so that handlers and pages share their addresses. */
export const ACCOUNT_PAGES = {
  /** What the account holds. Who has not signed in is led to sign in. */
  overview: "/account",
  signIn: "/account/sign-in",
  /** Asks for the e-mail address first, and for the code while one is under way. */
  signInByCode: "/account/sign-in/code",
  signUp: "/account/sign-up",
  signUpCode: "/account/sign-up/code",
  forgottenPassword: "/account/forgotten-password",
  /** Opened from the mail, with `token` in the address. */
  resetPassword: "/account/reset-password",
  guest: "/guest-login",
  /** Name, GST, e-mail address, mobile and password. */
  profile: "/account/profile",
  orders: "/account/orders",
  /** In a shop that takes quotations. */
  quotations: "/account/quotations",
  giftCards: "/account/gift-cards",
  addresses: "/account/address",
  devices: "/account/devices",
  feedback: "/account/feedback",
  /** Export of all data, and deletion of the account. */
  data: "/account/data",
} as const;

/** The page of one order. */
export function accountOrderPath(orderId: string): string {
  return `${ACCOUNT_PAGES.orders}/${encodeURIComponent(orderId)}`;
}

/** The invoice of an order, to be printed. */
export function invoicePath(orderId: string): string {
  return `${accountOrderPath(orderId)}/invoice`;
}

/** One of the order's credit notes, which are counted from 1. */
export function creditNotePath(orderId: string, ordinal: number): string {
  return `${accountOrderPath(orderId)}/credit-notes/${ordinal}`;
}

/**
 * What the address of an account page may carry, beside `token` of the mail: where to go on after signing in, the code
 * of a refusal with the field that it is about, and what has just been done. Never an e-mail address or a secret.
 */
export const ACCOUNT_QUERY = {
  next: "next",
  /** Of a form: its own page, where that is not the usual one. */
  back: "back",
  refusal: "refusal",
  field: "field",
  done: "done",
  /** Positions of items of an order that could not be put into the bag again, between dots. */
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
