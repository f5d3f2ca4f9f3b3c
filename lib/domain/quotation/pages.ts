import { CHECKOUT_PAGE, CHECKOUT_QUERY } from "../checkout/pages";
import { ACCOUNT_PAGES } from "../customer/pages";

/** The page of one quotation in the account. */
export function accountQuotationPath(quotationId: string): string {
  return `${ACCOUNT_PAGES.quotations}/${encodeURIComponent(quotationId)}`;
}

/** With the key whoever has it may look at the quotation; without, only the customer whose it is. Domain §1.5. */
export function quotationSummaryPath(quotationId: string, key: string | null = null): string {
  const path = `${CHECKOUT_PAGE}/order-summary/quotation/${encodeURIComponent(quotationId)}`;
  return key === null ? path : `${path}?${new URLSearchParams({ [CHECKOUT_QUERY.key]: key })}`;
}

/** What a mail asks of the shopper. */
export const QUOTE_ANSWERS = ["approve", "revision"] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** What the address of a page of a quotation may carry, beside what those of the checkout do. */
export const QUOTE_QUERY = {
  ...CHECKOUT_QUERY,
  /** The revision that the shopper is asked about. */
  revision: "revision",
  /** Of the order that an approved quotation has become. */
  orderKey: "order_key",
} as const;

/** What has just been done. */
export type QuotationDone = "approved" | "revision_asked" | "withdrawn";

/**
 * Where a mail leads to: the page asks for the answer and sends it by a form. To open it changes nothing, since programs
 * that look for viruses open every link. Domain §1.4.
 */
export function quoteStatusPath(
  quotationId: string,
  answer: QuoteAnswer,
  { key, revision }: { key: string; revision: number },
): string {
  const query = new URLSearchParams({ [QUOTE_QUERY.key]: key, [QUOTE_QUERY.revision]: String(revision) });
  return `/quote-status/${encodeURIComponent(quotationId)}/${answer}?${query}`;
}
