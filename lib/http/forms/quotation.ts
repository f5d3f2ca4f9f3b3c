import "server-only";
import { approvedQuotationWireSchema, requestedQuotationWireSchema } from "@/lib/contracts/quotation/calls";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";
import {
  accountQuotationPath,
  QUOTE_QUERY,
  type QuoteAnswer,
  quotationSummaryPath,
  quoteStatusPath,
} from "@/lib/domain/quotation/pages";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import type { Answer } from "@/lib/http/handle";
import { withDone, withRefusal } from "./outcome";

/**
 * The page to show after a quotation was requested: the quotation; if the request was refused, the review step of the
 * checkout.
 */
export function requestedQuotationPath(answer: Answer, fields: URLSearchParams): string {
  if (!answer.ok) return withRefusal(checkoutStepPath(fields.get("checkout_id") ?? "", "review"), answer);
  const { quotation, key } = requestedQuotationWireSchema.parse(answer.value);
  return quotationSummaryPath(quotation._id, key);
}

/** The page after approving a quotation: the page with the form, which shows the outcome and links to the order. */
export function approvedQuotationPath(answer: Answer, fields: URLSearchParams, request: Request): string {
  const page = answerPage("approve", fields, request);
  if (!answer.ok) return withRefusal(page, answer);
  const { order_key } = approvedQuotationWireSchema.parse(answer.value);
  return withDone(page, "approved", { [QUOTE_QUERY.orderKey]: order_key });
}

export function revisionOutcomePath(answer: Answer, fields: URLSearchParams, request: Request): string {
  const page = answerPage("revision", fields, request);
  return answer.ok ? withDone(page, "revision_asked") : withRefusal(page, answer);
}

export function withdrawnQuotationPath(answer: Answer, _: URLSearchParams, request: Request): string {
  const { id, key } = quotationIn(request);
  const page = key === null ? accountQuotationPath(id) : quotationSummaryPath(id, key);
  return answer.ok ? withDone(page, "withdrawn") : withRefusal(page, answer);
}

/**
 * The page for the answer: the page outside the account if the visitor came by a link with a key, otherwise the page in
 * the account.
 */
function answerPage(answer: QuoteAnswer, fields: URLSearchParams, request: Request): string {
  const { id, key } = quotationIn(request);
  const revision = Number(fields.get("revision")) || 0;
  return key === null ? accountQuotationPath(id) : quoteStatusPath(id, answer, { key, revision });
}

/** The quotation id and key in a URL such as `/api/quotations/{quotation_id}/approve?key=…`. */
function quotationIn({ url }: Request): { id: string; key: string | null } {
  const { pathname, searchParams } = new URL(url);
  return { id: decodedPath(pathname.split("/").at(-2) ?? ""), key: searchParams.get("key") };
}
