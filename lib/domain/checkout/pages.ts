import type { CheckoutStep } from "./checkout";

/** The visitor's open checkout, at the step that lacks something. */
export const CHECKOUT_PAGE = "/checkout";

/** Leads to the step that lacks something; of a checkout that was ordered, to the order. */
export function checkoutPath(checkoutId: string): string {
  return `${CHECKOUT_PAGE}/${encodeURIComponent(checkoutId)}`;
}

export function checkoutStepPath(checkoutId: string, step: CheckoutStep): string {
  return `${checkoutPath(checkoutId)}/${step}`;
}

/** Where an order is paid that a provider takes the money for. */
export function paymentPath(checkoutId: string): string {
  return `${checkoutPath(checkoutId)}/pay`;
}

/** With the key whoever has it may look at the order; without, only the customer whose it is. */
export function orderSummaryPath(orderId: string, key: string | null = null): string {
  const path = `${CHECKOUT_PAGE}/order-summary/${encodeURIComponent(orderId)}`;
  return key === null ? path : `${path}?${new URLSearchParams({ [CHECKOUT_QUERY.key]: key })}`;
}

/** The invoice of an order for who has its key, to be printed or as a file. */
export function summaryInvoicePath(orderId: string, key: string | null, as: DocumentFormat = "page"): string {
  return belowSummary(orderId, key, "invoice", as);
}

/** The same of one of its credit notes, which are counted from 1. */
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
 * What the address of a page of the checkout may carry, beside `key` of an order. Never what somebody has typed, but the
 * country of an address, which decides its fields.
 */
export const CHECKOUT_QUERY = {
  /** Code of why a plain form was refused, and the field that it is about. */
  refusal: "refusal",
  field: "field",
  /** What has just been done. */
  done: "done",
  key: "key",
  /** Of the address step: what is chosen there. */
  part: "part",
  /** Of an address: which one of the book is edited, `new` for one to be added; its country. */
  edit: "edit",
  country: "country",
} as const;

/** What the address step is about: how the order reaches the shopper, or where the bill goes. */
export const ADDRESS_PARTS = ["delivery", "pickup", "billing"] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

export type CheckoutDone = "code_sent" | "reference_kept";
