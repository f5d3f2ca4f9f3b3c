import "server-only";
import { formatMoney } from "@/lib/domain/currency/money";
import type { MailPlaceholder, MailWordingPart } from "@/lib/domain/mail-text";
import { stopMailsPath } from "@/lib/domain/stop-mails";
import type { StoreDetails } from "@/lib/domain/store/store";
import { type Message, TEMPLATES } from "./templates";

type ContentOf<Name extends Message["template"]> = Extract<Message, { template: Name }>["content"];

/** The mails to shoppers, for which owners can have words of their own, with what they would say about an example. */
function examples(store: Pick<StoreDetails, "origin" | "baseCurrency">) {
  const amount = (major: number) => formatMoney(major * 100, store.baseCurrency);
  const page = (path: string) => `${store.origin}${path}`;
  const items = [{ label: "Indigo stole", detail: "Indigo · 1 piece", amount: amount(1_200) }];
  const order = {
    number: "1042",
    name: "Asha",
    link: page("/checkout/order-summary/example"),
    items,
    bill: [
      { label: "Subtotal", amount: amount(1_200) },
      { label: "Shipping", amount: amount(80) },
      { label: "Total", amount: amount(1_280), isTotal: true },
    ],
    destination: { heading: "Delivery address", lines: ["Asha Menon", "12 Beach Road", "Kozhikode 673001"] },
  };
  const pay = { text: `Please transfer ${amount(1_280)}.`, heading: "Bank transfer", lines: ["Account 1234 5678"] };
  const withdrawal = { name: "Asha", orderNumber: order.number, items: "", confirmedAt: "20 November 2026, 3:40 pm" };
  return {
    order_placed: { ...order, pay },
    order_confirmed: order,
    order_dispatched: {
      ...order,
      carrier: "India Post",
      trackingLink: page("/checkout/order-summary/example"),
      trackingNumber: "EE123456789IN",
    },
    order_ready: order,
    order_delivered: order,
    order_link: order,
    order_cancelled: {
      ...order,
      cancelled: items,
      isWhole: true,
      reason: "The last piece has a flaw.",
      givenBack: amount(1_280),
      givesCardsBack: false,
    },
    cancellation_requested: { ...order, requested: items },
    cancellation_declined: { ...order, declined: items },
    payment_received: { ...order, amount: amount(1_280) },
    payment_unfinished: { ...order, amount: amount(1_280), until: "20 November 2026, 3:40 pm" },
    payment_too_late: { ...order, amount: amount(1_280) },
    transfer_reminder: { ...order, pay, until: "20 November 2026, 3:40 pm" },
    transfer_lapsed: { ...order, amount: amount(1_280), givesCardsBack: false },
    refund_made: { ...order, amount: amount(1_280) },
    return_news: { ...order, returned: items, status: "approved", answer: "", instructions: "", paidBy: "shop" },
    withdrawal_received: withdrawal,
    quotation_requested: order,
    quotation_revised: {
      ...order,
      approve: page("/quote-status/example/approve"),
      revise: page("/quote-status/example/revision"),
      message: "",
      isAnew: false,
    },
    quotation_cancelled: { ...order, isByShop: true, reason: "" },
    welcome: { name: "Asha" },
    sign_in_code: { code: "123456", minutes: 10 },
    email_code: { code: "123456", minutes: 15 },
    proof_code: { code: "123456", minutes: 15 },
    email_taken: {},
    email_changed: {},
    password_reset: { link: page("/account/reset"), minutes: 60 },
    password_changed: {},
    account_deleted: {},
    fit_profile: { profile: "Asha", link: page("/account") },
    left_cart: { items, link: page("/cart"), stopLink: page(stopMailsPath("left-carts", "example")) },
    stock_alert: {
      product: "Indigo stole",
      options: "",
      slug: "example",
      sku: "",
      stopLink: page(stopMailsPath("stock-alerts", "example")),
    },
    wish_alert: {
      product: "Indigo stole",
      slug: "example",
      reason: "price_dropped",
      stopLink: page(stopMailsPath("wish-alerts", "example")),
    },
    newsletter_welcome: { code: "WELCOME10", link: page("/newsletter/unsubscribe") },
    newsletter_unsubscribe: { link: page("/newsletter/unsubscribe") },
    question_received: {},
    enquiry_received: { product: "Indigo stole", slug: "example", options: "" },
    enquiry_answered: { name: "Asha", about: "Indigo stole", question: "Is it soft?", answer: "Very." },
  } satisfies { [Name in Message["template"]]?: ContentOf<Name> };
}

type ShopperMail = keyof ReturnType<typeof examples>;

/** A kind of mail that owners can have words of their own for. */
export type EditableMail = {
  template: ShopperMail;
  placeholders: readonly MailPlaceholder[];
  parts: readonly MailWordingPart[];
  example: unknown;
};

export function listEditableMails(store: StoreDetails): EditableMail[] {
  return Object.entries(examples(store)).map(([name, example]) => {
    const template = name as ShopperMail;
    const { placeholders, parts } = TEMPLATES[template];
    return { template, placeholders, parts, example };
  });
}
