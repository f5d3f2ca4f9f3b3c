import type { MailPlaceholder, MailWordingPart } from "@/lib/domain/mail-text";

export const mailTexts = {
  title: "E-mails to shoppers",
  why: "What the shop writes by itself. You can put your own words in place of its own, see how the e-mail looks, and send a test to yourself.",
  toMessages: "What was sent",
  back: "All e-mails",
  own: "In your words",
  form: "Your words",
  usual: (text: string) => `Usually: ${text}`,
  before: "Stands before what the shop writes, which only the shop knows.",
  after: "Stands at the end.",
  lines: "Each line is a paragraph.",
  fill: "These are filled in:",
  fixed: "Subject and heading of this e-mail say what has happened, so they stay as they are.",
  saved: "Saved. The next e-mail of this kind is in your words.",
  preview: "How it looks",
  subject: (subject: string) => `Subject: ${subject}`,
  example: "With an example in place of the shopper’s own order.",
  test: "Send a test",
  testTo: "Send a test to",
  testWhy: "As it is typed here, also before you save it.",
  send: "Send it",
  sent: (email: string) => `Sent to ${email}.`,
  written:
    "Nothing that sends e-mails is set up here, so it was written to a file on the shop’s disk, as all e-mails are.",
  failed: (reason: string) => `It could not be sent: ${reason}`,
} as const;

export const PART_NAMES: Record<MailWordingPart, string> = {
  subject: "Subject",
  heading: "Heading",
  opening: "Opening",
  closing: "Closing",
};

export const PLACEHOLDER_MEANINGS: Record<MailPlaceholder, string> = {
  shop: "the name of the shop",
  name: "the name of the shopper",
  number: "the number of the order or quotation",
  amount: "the amount, with its currency",
  product: "the name of the product",
};

export const MAIL_FAULTS: Record<string, string> = {
  part_fixed: "This part cannot be changed.",
  placeholder_unknown: "It names something in braces that this e-mail does not know.",
};

/** The kinds of mails by what they are about, in the order in which a shopper meets them. */
export const MAIL_GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Orders: {
    order_placed: "Order received",
    order_confirmed: "Order confirmed",
    order_dispatched: "Parcel on its way",
    order_ready: "Ready to be collected",
    order_delivered: "Delivered",
    order_cancelled: "Order or items cancelled",
    order_link: "Link to an order",
    cancellation_requested: "Cancellation asked for",
    cancellation_declined: "Cancellation declined",
  },
  "Payments and refunds": {
    payment_received: "Payment arrived",
    payment_unfinished: "Payment not finished",
    payment_too_late: "Payment arrived too late",
    transfer_reminder: "Reminder of a transfer",
    transfer_lapsed: "Order was not paid in time",
    refund_made: "Refund made",
  },
  "Returns and withdrawal": {
    return_news: "News of a return",
    withdrawal_received: "Withdrawal received",
  },
  Quotations: {
    quotation_requested: "Quotation asked for",
    quotation_revised: "Your prices",
    quotation_cancelled: "Quotation cancelled",
  },
  Questions: {
    question_received: "Question received",
    enquiry_received: "Enquiry about a product received",
    enquiry_answered: "Your answer",
  },
  Reminders: {
    left_cart: "Left in the bag",
    stock_alert: "Back in stock",
    wish_alert: "News of the wishlist",
    newsletter_welcome: "Newsletter begun",
    newsletter_unsubscribe: "Newsletter ended",
  },
  Accounts: {
    welcome: "Welcome",
    sign_in_code: "Code to sign in",
    email_code: "Code to confirm an address",
    proof_code: "Code for a change of the account",
    email_taken: "Address has an account already",
    email_changed: "Address changed",
    password_reset: "Link to a new password",
    password_changed: "Password changed",
    account_deleted: "Account deleted",
    fit_profile: "Link to measurements",
  },
};

export const mailName = (template: string): string =>
  Object.values(MAIL_GROUPS).find((names) => template in names)?.[template] ?? template;
