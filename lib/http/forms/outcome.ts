import "server-only";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import { isAccountRefusal } from "@/lib/domain/customer/refusals";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

type Pages = {
  /** The page with the form; it shows the refusal. */
  form: string;
  /** The page after success; the path starts with a slash. */
  done: string;
};

/** The page after an account form. Keeps `next`, the page to continue to after signing in. */
export function redirectAfterForm(answer: Answer, fields: URLSearchParams, { form, done }: Pages): string {
  return withNext(answer.ok ? done : withRefusal(form, answer), fields);
}

/**
 * Like `redirectAfterForm`, for forms that interrupt the way to another page, such as signing in: after success it
 * continues to `next`, if given.
 */
export function redirectAfterSignIn(answer: Answer, fields: URLSearchParams, pages: Pages): string {
  return answer.ok
    ? readNextPath(fields.get(ACCOUNT_QUERY.next), pages.done)
    : redirectAfterForm(answer, fields, pages);
}

/** The page with the query parameter for the action just completed. */
export function withDone(page: string, done: AccountDone): string {
  return withQuery(page, { [ACCOUNT_QUERY.done]: done });
}

/** The page with the query parameters for the refusal; if there are several errors, for the first with a known code. */
export function withRefusal(page: string, { code, field, errors = [] }: Refusal): string {
  const known = errors.find((error) => isAccountRefusal(error.code));
  const path = known?.path ?? errors[0]?.path ?? field;
  return withQuery(page, {
    [ACCOUNT_QUERY.refusal]: known?.code ?? code,
    ...(path && { [ACCOUNT_QUERY.field]: path }),
  });
}

function withNext(page: string, fields: URLSearchParams): string {
  const next = readNextPath(fields.get(ACCOUNT_QUERY.next), "");
  return next ? withQuery(page, { [ACCOUNT_QUERY.next]: next }) : page;
}

function withQuery(page: string, query: Record<string, string>): string {
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}
