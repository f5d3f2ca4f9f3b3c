import "server-only";
import { approvedQuotationWireSchema, requestedQuotationWireSchema } from "@/lib/contracts/quotation/calls";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";
import {
  accountQuotationPath,
  QUOTE_QUERY,
  type QuotationDone,
  type QuoteAnswer,
  quotationSummaryPath,
  quoteStatusPath,
} from "@/lib/domain/quotation/pages";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

/** On to the quotation; back to the review when it was refused. */
export function toRequested(answer: Answer, fields: URLSearchParams): string {
  if (!answer.ok) return refusedAt(checkoutStepPath(fields.get("checkout_id") ?? "", "review"), answer);
  const { quotation, key } = requestedQuotationWireSchema.parse(answer.value);
  return quotationSummaryPath(quotation._id, key);
}

/** What a plain form answers a quotation. */
export function answerFields(fields: URLSearchParams) {
  const { revision = "", ...texts } = Object.fromEntries(fields);
  // What is no number at all must not be taken for none.
  return { ...texts, revision: revision === "" ? null : Number(revision) };
}

/** To the page that has asked for the answer, which thanks for it and leads on to the order. */
export function toApproved(answer: Answer, fields: URLSearchParams, request: Request): string {
  const page = askedAt("approve", fields, request);
  if (!answer.ok) return refusedAt(page, answer);
  const { order_key } = approvedQuotationWireSchema.parse(answer.value);
  return doneAt(page, "approved", { [QUOTE_QUERY.orderKey]: order_key });
}

export function toRevisionAsked(answer: Answer, fields: URLSearchParams, request: Request): string {
  const page = askedAt("revision", fields, request);
  return answer.ok ? doneAt(page, "revision_asked") : refusedAt(page, answer);
}

export function toWithdrawn(answer: Answer, _: URLSearchParams, request: Request): string {
  const { id, key } = named(request);
  const page = key === null ? accountQuotationPath(id) : quotationSummaryPath(id, key);
  return answer.ok ? doneAt(page, "withdrawn") : refusedAt(page, answer);
}

/** Who has come by a link goes on with it; the others are in their account. */
function askedAt(asked: QuoteAnswer, fields: URLSearchParams, request: Request): string {
  const { id, key } = named(request);
  const revision = Number(fields.get("revision")) || 0;
  return key === null ? accountQuotationPath(id) : quoteStatusPath(id, asked, { key, revision });
}

/** `/api/quotations/{quotation_id}/approve?key=…` */
function named({ url }: Request): { id: string; key: string | null } {
  const { pathname, searchParams } = new URL(url);
  return { id: decodeURIComponent(pathname.split("/").at(-2) ?? ""), key: searchParams.get("key") };
}

function doneAt(page: string, done: QuotationDone, more: Record<string, string> = {}): string {
  return extended(page, { [QUOTE_QUERY.done]: done, ...more });
}

function refusedAt(page: string, { code, field, errors = [] }: Refusal): string {
  const first = errors[0];
  const path = first?.path ?? field;
  return extended(page, {
    [QUOTE_QUERY.refusal]: first?.code ?? code,
    ...(path && { [QUOTE_QUERY.field]: path }),
  });
}

function extended(page: string, query: Record<string, string>): string {
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}
