import "server-only";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import { isAccountRefusal } from "@/lib/domain/customer/refusals";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

type Pages = {
  /** The page of the form, which shows a refusal. */
  form: string;
  /** The page after success, starting with a slash. */
  done: string;
};

/** The page a form of the account redirects to. Keeps `next`, the page to continue to after signing in. */
export function redirectAfterForm(answer: Answer, fields: URLSearchParams, { form, done }: Pages): string {
  return withNext(answer.ok ? done : withRefusal(form, answer), fields);
}

/** The same for forms on the way to another page, such as signing in: after success continues to `next`, if given. */
export function redirectAfterSignIn(answer: Answer, fields: URLSearchParams, pages: Pages): string {
  return answer.ok
    ? readNextPath(fields.get(ACCOUNT_QUERY.next), pages.done)
    : redirectAfterForm(answer, fields, pages);
}

/** The page with the parameter that shows what was done. */
export function withDone(page: string, done: AccountDone): string {
  return withQuery(page, { [ACCOUNT_QUERY.done]: done });
}

/** The page with the parameters that show the refusal; of several errors the first with a known code. */
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
