import { accountQuotationPath, type QuoteAnswer, quoteStatusPath } from "@/lib/domain/quotation/pages";

export type Answered = {
  quotationId: string;
  /** Opens the quotation for who has come by a link; null in the account of the customer whose it is. */
  quotationKey: string | null;
  /** Of the prices that are shown. */
  revision: number;
};

/** Where an answer to a quotation is sent. */
export function answerPath(
  answer: QuoteAnswer | "cancel",
  { quotationId, quotationKey }: Pick<Answered, "quotationId" | "quotationKey">,
): `/api/${string}` {
  const query = quotationKey === null ? "" : `?${new URLSearchParams({ key: quotationKey })}`;
  return `/api/quotations/${encodeURIComponent(quotationId)}/${answer}${query}`;
}

/** The page that shows what has become of it: who has come by a link goes on with it. */
export function answeredPath(answer: QuoteAnswer, { quotationId, quotationKey, revision }: Answered): string {
  return quotationKey === null
    ? accountQuotationPath(quotationId)
    : quoteStatusPath(quotationId, answer, { key: quotationKey, revision });
}
