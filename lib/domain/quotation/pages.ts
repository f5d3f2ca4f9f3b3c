import { CHECKOUT_PAGE, CHECKOUT_QUERY } from "../checkout/pages";
import { ACCOUNT_PAGES } from "../customer/pages";

/** The path of a quotation's page in the customer's account. */
export function accountQuotationPath(quotationId: string): string {
  return `${ACCOUNT_PAGES.quotations}/${encodeURIComponent(quotationId)}`;
}

/**
 * The path of a quotation's page outside the account. With the key, anyone may see the quotation; without the key, only
 * its customer may. See docs/domain.md#quotation-pages.
 */
export function quotationSummaryPath(quotationId: string, key: string | null = null): string {
  const path = `${CHECKOUT_PAGE}/order-summary/quotation/${encodeURIComponent(quotationId)}`;
  return key === null ? path : `${path}?${new URLSearchParams({ [CHECKOUT_QUERY.key]: key })}`;
}

/** The answers for which a quotation e-mail has a link. */
export const QUOTE_ANSWERS = ["approve", "revision"] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** Query parameters of quotation pages, besides those of the checkout. */
export const QUOTE_QUERY = {
  ...CHECKOUT_QUERY,
  /** Number of the revision that the shopper is answering. */
  revision: "revision",
  /** The key that gives access to the order made by the approval. */
  orderKey: "order_key",
} as const;

/** What the customer did with the form that was submitted last. The page shows a confirmation message for it. */
export type QuotationDone = "approved" | "revision_asked" | "withdrawn";

/**
 * The path of the page on which the shopper gives this answer; quotation e-mails link to it. Opening the page changes
 * nothing, because virus scanners open every link; the shopper answers with the form on the page. See
 * docs/domain.md#quotation-pages.
 */
export function quoteStatusPath(
  quotationId: string,
  answer: QuoteAnswer,
  { key, revision }: { key: string; revision: number },
): string {
  const query = new URLSearchParams({ [QUOTE_QUERY.key]: key, [QUOTE_QUERY.revision]: String(revision) });
  return `/quote-status/${encodeURIComponent(quotationId)}/${answer}?${query}`;
}
