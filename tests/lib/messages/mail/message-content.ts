import { type MailList, stopMailsPath } from "@/lib/domain/stop-mails";
import type { Message } from "@/lib/messages/mail/templates";
import { orderContent } from "@/lib/messages/order/wording";
import { quotationContent } from "@/lib/messages/quotation/wording";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { aPricedQuotation, aQuotationItem } from "@/tests/factories/quotation";
import { aStore } from "@/tests/factories/store";

const store = aStore();
/** A link with characters that have to be escaped. */
export const ODD_LINK = "https://shop.example/in/account/reset?token=a&x='\"<";

const order = orderContent(
  anOrder({
    customerName: "Asha <b>Menon</b>",
    offerCode: "TEN & MORE",
    offerDiscount: 10_000,
    giftCards: [{ code: "AB12-CD34-EF56", amount: 20_000 }],
    finalPrice: 78_000,
    items: [anOrderItem({ options: ["Indigo", "L"], addonName: "With lining", quantity: 250, unit: "Mts" })],
  }),
  {
    ...store,
    link: "https://shop.example/in/checkout/order-summary/order?key=a&b",
  },
);
const requested = order.items;
const returned = { status: "approved", answer: "Yes & no", instructions: "<b>Kochi", paidBy: "shop" } as const;

const { link: quotationLink, ...quotation } = quotationContent(
  aPricedQuotation({
    customerName: "Asha <b>Menon</b>",
    items: [aQuotationItem({ options: ["Indigo", "L"], addonName: "With lining & seam" })],
  }),
  "https://shop.example/in/checkout/order-summary/quotation/quotation?key=a&b",
);

const stopLink = (list: MailList) => `${store.origin}${stopMailsPath(list, "a-token")}`;
const email = "asha@example.com";
const withdrawal = { name: "Asha", orderNumber: order.number, items: "<b>", confirmedAt: "20 November 2026, 3:40 pm" };
/** Content of every message. Its type makes sure that no template is missing. */
export const MESSAGE_CONTENT: { [Name in Message["template"]]: Extract<Message, { template: Name }>["content"] } = {
  account_deleted: {},
  new_order_notice: { number: order.number, amount: "₹1,080" },
  owner_return: { ...order, id: "r", email, returned: requested, reason: "Too wide", note: "<b>", wish: "gift_card" },
  owner_dispute: {
    number: order.number,
    email,
    status: "open",
    payment: "Card",
    amount: "₹1,080",
    reason: "fraudulent",
    answerBy: "20 November 2026, 3:40 pm",
  },
  owner_withdrawal: { ...withdrawal, email, isOrderKnown: true },
  withdrawal_received: withdrawal,
  return_news: { ...order, ...returned, returned: requested },
  cancellation_declined: { ...order, declined: requested },
  cancellation_requested: { ...order, requested },
  order_cancelled: {
    ...order,
    cancelled: requested,
    isWhole: true,
    reason: "The loom is broken.",
    givenBack: "₹780",
    givesCardsBack: true,
    mayBeTransferred: true,
  },
  order_confirmed: order,
  order_delivered: order,
  order_dispatched: {
    ...order,
    carrier: "Post & Sons",
    trackingLink: "https://post.example/track?id=1&x",
    trackingNumber: "EE1 & 2",
    parcel: { ordinal: 1, items: ["Stole & fringe: 1 piece"], left: ["Shawl: 2 pieces"] },
  },
  order_link: order,
  order_placed: {
    ...order,
    pay: { text: "Please transfer ₹780.", heading: "Bank transfer", lines: ["Nila Loom LLP", "Account 1234"] },
  },
  order_ready: order,
  owner_cancellation: {
    number: order.number,
    name: order.name,
    email,
    requested,
    reason: "By mistake",
    text: "Sorry <3",
  },
  owner_cancelled: { ...order, email, reference: "NEFT <1> & 2" },
  owner_new_order: {
    ...order,
    email,
    payment: "Bank transfer, awaited",
    note: "Ring twice",
    gift: ["Gift wrap", "No prices in the parcel", "Gift message:", "For <you> & yours"],
    withoutHsn: ["Stole <b>", "Shawl & scarf"],
  },
  payment_received: { ...order, amount: "₹780" },
  payment_too_late: { ...order, amount: "₹780" },
  payment_unfinished: { ...order, amount: "₹780", until: "30 November 2026, 3:30 pm" },
  refund_made: { ...order, amount: "₹780", giftCard: "AB23-CD45-EF67", reason: "A thread was pulled." },
  transfer_lapsed: { ...order, amount: "₹780", givesCardsBack: true },
  transfer_reminder: {
    ...order,
    pay: { text: "Please transfer ₹780.", heading: "Bank transfer", lines: ["Nila Loom LLP", "Account 1234"] },
    until: "23 November 2026, 3:30 pm",
  },
  owner_new_quotation: { ...quotation, email, note: "For a wedding <3\nin May" },
  owner_quotation_withdrawn: { number: quotation.number, name: quotation.name, email, reason: "Too late & too dear" },
  owner_revision_asked: { ...quotation, email, text: "800 each?\n\nThen we take twenty & more." },
  quotation_cancelled: { ...quotation, link: quotationLink, isByShop: true, reason: "Sold\nout" },
  quotation_requested: { ...quotation, link: quotationLink },
  quotation_revised: {
    ...quotation,
    approve: "https://shop.example/in/quote-status/quotation/approve?key=a&revision=2",
    revise: "https://shop.example/in/quote-status/quotation/revision?key=a&revision=2",
    message: "For ten <of them>.\nThe loom is free in May.",
    isAnew: true,
  },
  cod_code: { code: "482913", minutes: 1 },
  email_changed: {},
  email_code: { code: "482913", minutes: 15 },
  email_taken: {},
  left_cart: {
    items: [
      { label: "Indigo & madder stole", detail: "Indigo, L", slug: "stole", amount: "2 pieces" },
      { label: "Cloth", amount: "2.5 metres" },
    ],
    link: "https://shop.example/in/left-cart?token=a-token",
    stopLink: stopLink("left-carts"),
  },
  mobile_code: { code: "482913", minutes: 10 },
  newsletter_welcome: { code: "WELCOME10", link: "https://shop.example/in/newsletter/unsubscribe?token=a-token" },
  newsletter_unsubscribe: { link: ODD_LINK },
  password_changed: {},
  password_reset: { link: ODD_LINK, minutes: 60 },
  proof_code: { code: "482913", minutes: 15 },
  owner_low_stock: { items: [{ name: "Madras check, M", sku: "MC-M", left: "2 pieces" }] },
  staff_invitation: { link: ODD_LINK, name: "Asha", minutes: 1_440 },
  sign_in_code: { code: "482913", minutes: 10 },
  stock_alert: {
    product: "Khadi shirt",
    options: "Indigo, M",
    slug: "khadi-shirt",
    sku: "KS M",
    stopLink: stopLink("stock-alerts"),
  },
  welcome: { name: "Asha" },
  enquiry_answered: { name: "Asha", about: "Madras check", question: "Is it soft?", answer: "Very.\nWash it once." },
  question_received: {},
  owner_question: {
    subject: "Wholesale",
    name: "Asha Menon",
    email: "asha@example.com",
    mobile: "+91 9876543210",
    message: "Do you sell to shops?",
  },
  enquiry_received: { product: "Silk saree", slug: "silk-saree", options: "Indigo, M" },
  owner_enquiry: {
    product: "Silk saree",
    slug: "silk-saree",
    options: "Indigo, M",
    sku: "SS-1",
    name: "Asha <b>Menon</b>",
    email: "asha@example.com",
    mobile: "+91 9876543210",
    message: "Do you weave it\nin <red>?",
  },
  fit_profile: { profile: "Asha", link: "https://shop.example/fit-profile/asha?key=secret" },
  wish_alert: { product: "Silk saree", slug: "silk-saree", reason: "back_in_stock", stopLink: stopLink("wish-alerts") },
};
