import { accountQuotationPath, type QuoteAnswer, quoteStatusPath } from "@/lib/domain/quotation/pages";

export type AnsweredQuotation = {
  quotationId: string;
  /** The key in the link that opened the page; null for a signed-in customer. */
  quotationKey: string | null;
  /** The revision whose prices are on screen. */
  revision: number;
};

/** The API path that takes an answer to a quotation. */
export function answerPath(
  answer: QuoteAnswer | "cancel",
  { quotationId, quotationKey }: Pick<AnsweredQuotation, "quotationId" | "quotationKey">,
): `/api/${string}` {
  const query = quotationKey === null ? "" : `?${new URLSearchParams({ key: quotationKey })}`;
  return `/api/quotations/${encodeURIComponent(quotationId)}/${answer}${query}`;
}

/**
 * The page that shows the outcome: in the customer's account, or the quotation's page for visitors who came by a link.
 */
export function answeredPath(answer: QuoteAnswer, { quotationId, quotationKey, revision }: AnsweredQuotation): string {
  return quotationKey === null
    ? accountQuotationPath(quotationId)
    : quoteStatusPath(quotationId, answer, { key: quotationKey, revision });
}
