import type { CheckoutStep } from "./checkout";

/** The path that redirects to the first incomplete step of the visitor's open checkout. */
export const CHECKOUT_PAGE = "/checkout";

/**
 * The path of a checkout. It redirects to the first incomplete step, or to the order if the checkout has become one.
 */
export function checkoutPath(checkoutId: string): string {
  return `${CHECKOUT_PAGE}/${encodeURIComponent(checkoutId)}`;
}

export function checkoutStepPath(checkoutId: string, step: CheckoutStep): string {
  return `${checkoutPath(checkoutId)}/${step}`;
}

/** The page on which an order is paid through a provider. */
export function paymentPath(checkoutId: string): string {
  return `${checkoutPath(checkoutId)}/pay`;
}

/** The page on which whoever took up the payment of an order pays it through a provider, without its checkout. */
export function orderPaymentPath(orderId: string): string {
  return `${orderSummaryPath(orderId)}/pay`;
}

/**
 * The page that shows an order after it was placed. Anyone who has a URL with the key can view it; without the key,
 * only the customer can.
 */
export function orderSummaryPath(orderId: string, key: string | null = null): string {
  const path = `${CHECKOUT_PAGE}/order-summary/${encodeURIComponent(orderId)}`;
  return key === null ? path : `${path}?${new URLSearchParams({ [CHECKOUT_QUERY.key]: key })}`;
}

/**
 * The invoice of an order, as a page for printing or as a PDF. Anyone who has a URL with the order's key can view it.
 */
export function summaryInvoicePath(orderId: string, key: string | null, as: DocumentFormat = "page"): string {
  return belowSummary(orderId, key, "invoice", as);
}

/** Like `summaryInvoicePath`, but for a credit note. `ordinal` is its number within the order, counted from 1. */
export function summaryCreditNotePath(
  orderId: string,
  ordinal: number,
  key: string | null,
  as: DocumentFormat = "page",
): string {
  return belowSummary(orderId, key, `credit-notes/${ordinal}`, as);
}

type DocumentFormat = "page" | "pdf";

function belowSummary(orderId: string, key: string | null, part: string, as: DocumentFormat): string {
  const [path = "", query] = orderSummaryPath(orderId, key).split("?");
  return `${path}/${part}${as === "pdf" ? "/pdf" : ""}${query ? `?${query}` : ""}`;
}

/**
 * The query parameters of checkout pages. None contains what a visitor has typed, with one exception: the country of an
 * address, which decides which fields the address form has.
 */
export const CHECKOUT_QUERY = {
  /** The key of a link, with which anyone can view the order without signing in. */
  key: "key",
  /** The part of the address step to show; see `ADDRESS_PARTS`. */
  part: "part",
  /**
   * The id of the address in the address book to edit, or `new`. `country` is the country of the address being edited.
   */
  edit: "edit",
  country: "country",
} as const;

/**
 * The parts of the address step, one of which is shown: the delivery address, the pickup branch or the billing address.
 */
export const ADDRESS_PARTS = ["delivery", "pickup", "billing"] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

export type CheckoutDone = "code_sent" | "reference_kept" | "order_cancelled" | "cancellation_asked" | "return_asked";
