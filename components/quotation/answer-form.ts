import { accountQuotationPath, type QuoteAnswer, quoteStatusPath } from "@/lib/domain/quotation/pages";

export type AnsweredQuotation = {
  quotationId: string;
  /** The key from the link that opened this page; null for a signed-in customer. */
  quotationKey: string | null;
  /** The revision whose prices the shopper sees. An answer applies only to these prices. */
  revision: number;
};

/** The path of the API call that answers a quotation: approves it, asks for a revision, or cancels it. */
export function answerPath(
  answer: QuoteAnswer | "cancel",
  { quotationId, quotationKey }: Pick<AnsweredQuotation, "quotationId" | "quotationKey">,
): `/api/${string}` {
  const query = quotationKey === null ? "" : `?${new URLSearchParams({ key: quotationKey })}`;
  return `/api/quotations/${encodeURIComponent(quotationId)}/${answer}${query}`;
}

/**
 * The page that shows the outcome of an answer: the quotation in the customer's account or, for visitors who followed a
 * link with a key, the page that the link opened.
 */
export function answeredPath(answer: QuoteAnswer, { quotationId, quotationKey, revision }: AnsweredQuotation): string {
  return quotationKey === null
    ? accountQuotationPath(quotationId)
    : quoteStatusPath(quotationId, answer, { key: quotationKey, revision });
}
