import "server-only";
import { isRefusalCode } from "@/lib/contracts/api/refusals";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import type { CheckoutDone } from "@/lib/domain/checkout/pages";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import type { LeftCartDone } from "@/lib/domain/left-cart";
import type { QuotationDone } from "@/lib/domain/quotation/pages";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { StockAlertDone } from "@/lib/domain/stock-alert";
import type { StopMailsDone } from "@/lib/domain/stop-mails";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

type Query = Readonly<Record<string, string>>;
type Done = AccountDone | CheckoutDone | LeftCartDone | QuotationDone | StockAlertDone | StopMailsDone;

type Pages = {
  /** The page with the form. After a refusal, the visitor is redirected to this page, which shows the reason. */
  form: string;
  /** The page to show after success; its path starts with a slash. */
  done: string;
};

/**
 * The page to show after an account form. Its URL keeps the parameter `next`, the page to which the visitor continues
 * after signing in.
 */
export function redirectAfterForm(answer: Answer, fields: URLSearchParams, { form, done }: Pages): string {
  return withNext(answer.ok ? done : withRefusal(form, answer), fields);
}

/**
 * Like `redirectAfterForm`, for forms such as signing in that visitors fill in on the way to another page: after
 * success they continue to that page, `next`, if it is given.
 */
export function redirectAfterSignIn(answer: Answer, fields: URLSearchParams, pages: Pages): string {
  return answer.ok
    ? readNextPath(fields.get(ACCOUNT_QUERY.next), pages.done)
    : redirectAfterForm(answer, fields, pages);
}

/** The page's URL with a query parameter that makes the page confirm what has just been done. */
export function withDone(page: string, done: Done, more: Query = {}): string {
  return withQuery(page, { [OUTCOME_QUERY.done]: done, ...more });
}

/**
 * The page's URL with query parameters for the refusal that the page has to show. Of several errors, the first one with
 * a known code is shown.
 */
export function withRefusal(page: string, { code, field, errors = [] }: Refusal, more: Query = {}): string {
  const known = errors.find((error) => isRefusalCode(error.code));
  const path = known?.path ?? errors[0]?.path ?? field;
  return withQuery(page, {
    [OUTCOME_QUERY.refusal]: known?.code ?? code,
    ...(path && { [OUTCOME_QUERY.field]: path }),
    ...more,
  });
}

function withNext(page: string, fields: URLSearchParams): string {
  const next = readNextPath(fields.get(ACCOUNT_QUERY.next), "");
  return next ? withQuery(page, { [ACCOUNT_QUERY.next]: next }) : page;
}

function withQuery(page: string, query: Query): string {
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}
