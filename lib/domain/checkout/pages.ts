import type { CheckoutStep } from "./checkout";

/** The address that redirects to the visitor's open checkout, at its first incomplete step. */
export const CHECKOUT_PAGE = "/checkout";

/** The address that redirects to the checkout's first incomplete step, or to the order if there is one. */
export function checkoutPath(checkoutId: string): string {
  return `${CHECKOUT_PAGE}/${encodeURIComponent(checkoutId)}`;
}

export function checkoutStepPath(checkoutId: string, step: CheckoutStep): string {
  return `${checkoutPath(checkoutId)}/${step}`;
}

/** The payment page for orders paid through a provider. */
export function paymentPath(checkoutId: string): string {
  return `${checkoutPath(checkoutId)}/pay`;
}

/** With the key, anyone with the link can view the order; without the key, only its customer can. */
export function orderSummaryPath(orderId: string, key: string | null = null): string {
  const path = `${CHECKOUT_PAGE}/order-summary/${encodeURIComponent(orderId)}`;
  return key === null ? path : `${path}?${new URLSearchParams({ [CHECKOUT_QUERY.key]: key })}`;
}

/** The invoice of an order as a printable page or a PDF, for anyone with the order's key. */
export function summaryInvoicePath(orderId: string, key: string | null, as: DocumentFormat = "page"): string {
  return belowSummary(orderId, key, "invoice", as);
}

/** Like `summaryInvoicePath`, for a credit note; `ordinal` counts from 1. */
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
 * The query parameters of checkout pages. They never contain typed input, except the country of an address, because the
 * country decides which fields the form has.
 */
export const CHECKOUT_QUERY = {
  /** The refusal code of a form submitted without script, and the refused field. */
  refusal: "refusal",
  field: "field",
  /** The action that a form has just completed. */
  done: "done",
  /** The key that gives access to the order without signing in. */
  key: "key",
  /** The part of the address step to show; see `ADDRESS_PARTS`. */
  part: "part",
  /** The address in the address book to edit, or `new`; and the country of an address. */
  edit: "edit",
  country: "country",
} as const;

/** The parts of the address step: the delivery address, the pickup branch and the billing address. */
export const ADDRESS_PARTS = ["delivery", "pickup", "billing"] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

export type CheckoutDone = "code_sent" | "reference_kept";
