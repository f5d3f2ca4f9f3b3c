import { type Message, TEMPLATES } from "@/lib/messages/mail/templates";
import { aStore } from "@/tests/factories/store";
import { MESSAGE_CONTENT } from "./message-content";

/**
 * What each mail is. A receipt tells its reader what they or the shop have done or must do: about an order, an account,
 * a question, or a link that they asked for just now. Everything else belongs to a subscription, even if it is one mail
 * only: the law and mail programs want it to say how to stop it, and to stop it on one click (RFC 8058).
 *
 * A new template does not compile here until it is one of the two; text messages and notices to browsers are neither.
 */
const KINDS: Record<Message["template"], "receipt" | "subscription" | "text message" | "notice"> = {
  account_deleted: "receipt",
  cancellation_declined: "receipt",
  cancellation_requested: "receipt",
  cod_code: "text message",
  email_changed: "receipt",
  email_code: "receipt",
  email_taken: "receipt",
  enquiry_received: "receipt",
  fit_profile: "receipt",
  left_cart: "subscription",
  mobile_code: "text message",
  new_order_notice: "notice",
  newsletter_unsubscribe: "receipt",
  newsletter_welcome: "subscription",
  order_cancelled: "receipt",
  order_confirmed: "receipt",
  order_delivered: "receipt",
  order_dispatched: "receipt",
  order_link: "receipt",
  order_placed: "receipt",
  order_ready: "receipt",
  owner_cancellation: "receipt",
  owner_cancelled: "receipt",
  owner_enquiry: "receipt",
  owner_new_order: "receipt",
  owner_new_quotation: "receipt",
  owner_question: "receipt",
  owner_quotation_withdrawn: "receipt",
  owner_return: "receipt",
  owner_dispute: "receipt",
  owner_withdrawal: "receipt",
  withdrawal_received: "receipt",
  owner_revision_asked: "receipt",
  password_changed: "receipt",
  password_reset: "receipt",
  payment_received: "receipt",
  payment_too_late: "receipt",
  payment_unfinished: "receipt",
  proof_code: "receipt",
  owner_low_stock: "receipt",
  staff_invitation: "receipt",
  enquiry_answered: "receipt",
  question_received: "receipt",
  quotation_cancelled: "receipt",
  quotation_requested: "receipt",
  quotation_revised: "receipt",
  refund_made: "receipt",
  return_news: "receipt",
  sign_in_code: "receipt",
  stock_alert: "subscription",
  transfer_lapsed: "receipt",
  transfer_reminder: "receipt",
  welcome: "receipt",
  wish_alert: "subscription",
};

const NAMES = Object.keys(KINDS) as Message["template"][];

it.each(NAMES)("lets the reader of %s stop it on one click if, and only if, it is no receipt", (name) => {
  const template = TEMPLATES[name];
  expect(template.channel).toBe(
    { "text message": "sms", notice: "push", receipt: "mail", subscription: "mail" }[KINDS[name]],
  );
  if (template.channel !== "mail") return;
  const { unsubscribeAddress, text } = template.write(MESSAGE_CONTENT[name], aStore());
  if (KINDS[name] === "receipt") {
    expect(unsubscribeAddress).toBeNull();
    return;
  }
  const { origin, pathname, search } = new URL(unsubscribeAddress ?? "");
  expect(pathname).toMatch(/^\/in\/api\/.*\/one-click$/);
  // The page with the button has the same token, and the mail links to it.
  expect(text).toContain(`${origin}${pathname.replace("/api/", "/").replace("/one-click", "")}${search}`);
});

it("can write the mails that were queued before they had a link to stop them", () => {
  const { stopLink: _, ...stock } = MESSAGE_CONTENT.stock_alert;
  const { stopLink: __, ...wish } = MESSAGE_CONTENT.wish_alert;
  expect(TEMPLATES.stock_alert.write(stock, aStore()).unsubscribeAddress).toBeNull();
  expect(TEMPLATES.wish_alert.write(wish, aStore()).unsubscribeAddress).toBeNull();
});
