import type { QuotationType } from "@/lib/domain/quotation/list";
import type { QuotationDone } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { openRevisionRequest } from "@/lib/domain/quotation/state";

type QuotationState = Pick<Quotation, "status" | "revision" | "revisions" | "cancellation">;

/** The status of a quotation, in a few words for shoppers. */
export function quotationStatusText(quotation: QuotationState): string {
  switch (quotation.status) {
    case "placed":
      return "We are preparing your quotation";
    case "processing":
      return openRevisionRequest(quotation) === null ? "Your quotation is ready" : "Revision requested";
    case "confirmed":
      return "Approved";
    case "cancelled":
      return quotation.cancellation?.by === "shop" ? "Cancelled by us" : "Cancelled by you";
  }
}

/** The sentences that say what happens next with a quotation. */
export function quotationNextTexts(quotation: QuotationState): string[] {
  switch (quotation.status) {
    case "placed":
      return ["We will e-mail you our prices and the shipping cost.", "You pay nothing until you approve our prices."];
    case "processing":
      return openRevisionRequest(quotation) === null
        ? ["These are our prices for you. Approve them to place your order, or ask for a revision."]
        : ["We have received your request for a revision, and will e-mail you our answer."];
    case "confirmed":
      return ["You have approved our prices, and your order has been placed."];
    case "cancelled":
      return [cancelledText(quotation.cancellation)];
  }
}

function cancelledText(cancellation: Quotation["cancellation"]): string {
  const reason = cancellation?.reason ? `: “${cancellation.reason}”` : ".";
  if (cancellation?.by === "shop") return `We could not make you an offer this time${reason}`;
  return `You have cancelled this quotation${reason}`;
}

export const QUOTATION_DONE_TEXTS: Record<QuotationDone, string> = {
  approved: "Thank you. Your order has been placed.",
  revision_asked: "Thank you. We have received your request for a revision, and will e-mail you our answer.",
  withdrawn: "You have cancelled the quotation.",
};

export const quotationTexts = {
  title: "Your quotation",
  number: (number: string) => `Quotation ${number}`,
  prices: "Prices",
  details: "Customer details",
  history: "History",
  viewOrder: "View order and payment",
  backToShop: "Back to the shop",
} as const;

export const quotationHeadingTexts = {
  notPriced: "Your quotation is not ready yet",
  priced: "Our prices for you",
  revise: "Ask for a revision",
  cancelled: "This quotation was cancelled",
  thanks: (firstName: string | undefined) => (firstName ? `Thank you, ${firstName}` : "Thank you"),
} as const;

export const quotationFactTexts = {
  company: "Company",
  billingAddress: "Billing address",
  business: "Business",
  note: "Note to the shop",
} as const;

export const quotationHistoryTexts = {
  requested: "You requested a quotation",
  /** The text before the offered price. */
  offered: (revision: number) => (revision === 1 ? "We offered " : "Our new offer: "),
  revisionRequested: "You asked for a revision",
} as const;

export const quotationPriceTexts = {
  each: "each",
  /** The texts before and after the price of the addon: "₹420 per metre and ₹300 for customization". */
  addon: [" and ", " for customization"],
  /** The text before a list price. */
  listed: "listed at ",
  subTotal: "Subtotal",
  shipping: "Shipping",
  shippingUnknown: "to be confirmed",
  free: "Free",
  total: (isPriced: boolean) => (isPriced ? "Our price" : "List price"),
  taxes: "Taxes included",
  listTaxes: "List prices, taxes included",
} as const;

export const quotationSummaryTexts = {
  /** The texts before and after the customer's e-mail address. */
  updates: ["We will send updates to ", "."],
} as const;

export const answerTexts = {
  inAccount: "Answer this quotation in your account",
  approve: "Approve our prices",
  approvePrice: (price: string) => `Approve ${price}`,
  approveInstead: "Approve our prices instead",
  approveAfterAll: "Approve our prices after all",
  revise: "Ask for a revision",
  short: (item: string) =>
    `There is not enough stock of “${item}”, so nothing was ordered. Approve our prices when it is back in stock, or ask for a revision without it.`,
  showNewPrices: "Show the new prices",
} as const;

export const revisionTexts = {
  label: "What would you like to change?",
  hint: "For example, a price, a quantity or a date.",
} as const;

export const withdrawTexts = {
  open: "No longer need this quotation?",
  reason: "Why?",
  hint: "Your reason helps us improve.",
  submit: "Cancel this quotation",
} as const;

export const emailLinkTexts = {
  changed: "Our prices have changed since we sent you the e-mail with this link. These are the current prices.",
  shopMessage: "We wrote",
  shopperMessage: "You wrote",
  approveNote:
    "When you approve our prices, your order is placed, and the next page shows how to pay. We will prepare your order once your payment arrives.",
  invalidHeading: "This link has expired",
  invalidText: (contactNumber: string) =>
    `Quotation links work for 60 days. Use the link in our latest e-mail${contactNumber ? `, call us on ${contactNumber}` : ""} or sign in to see all your quotations.`,
  yourQuotations: "Your quotations",
} as const;

export const requestTexts = {
  choices: "Your choices",
  extras: "Anything else?",
  business: "Buying for a business?",
  heading: "Request a quotation",
  note: "We will e-mail you our prices and the shipping cost. Nothing is ordered or charged until you approve them.",
  submit: "Send request",
} as const;

export const quotationListTexts = {
  title: "Quotations",
  pageTitle: "Quotation",
  types: { live: "In progress", confirmed: "Approved", cancelled: "Cancelled" } satisfies Record<QuotationType, string>,
  labels: {
    kinds: "Quotations by status",
    search: "Search your quotations",
    placeholder: "Quotation number or product",
  },
  empty: {
    live: "You have no open quotations.",
    confirmed: "You have no approved quotations yet.",
    cancelled: "You have no cancelled quotations.",
  } satisfies Record<QuotationType, string>,
  noMatch: "No quotations match your search.",
  showAll: "Show all quotations",
  browse: "Browse the shop",
} as const;
