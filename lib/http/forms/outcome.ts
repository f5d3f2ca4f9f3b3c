import "server-only";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import { ACCOUNT_QUERY, type AccountDone } from "@/lib/domain/customer/pages";
import { isAccountRefusal } from "@/lib/domain/customer/refusals";
import type { Answer } from "@/lib/http/handle";
import type { Refusal } from "@/lib/http/problem";

type Pages = {
  /** The page of the form, which tells a refusal. */
  form: string;
  /** Where it leads when it is done, beginning with a slash. */
  done: string;
};

/** Where a form of the account leads. `next`, where to go on after signing in, is handed on from page to page. */
export function formAnswer(answer: Answer, fields: URLSearchParams, { form, done }: Pages): string {
  return withNext(answer.ok ? done : refusedAt(form, answer), fields);
}

/** Where a form leads that people meet by the way, such as signing in: on to what they were about to do, if anything. */
export function signedInAnswer(answer: Answer, fields: URLSearchParams, pages: Pages): string {
  return answer.ok ? readNextPath(fields.get(ACCOUNT_QUERY.next), pages.done) : formAnswer(answer, fields, pages);
}

/** The page, saying what has just been done. */
export function doneAt(page: string, done: AccountDone): string {
  return extended(page, { [ACCOUNT_QUERY.done]: done });
}

/** The page, telling why not. Of input that is not as it should be, it is the first fault that has a name. */
export function refusedAt(page: string, { code, field, errors = [] }: Refusal): string {
  const named = errors.find((error) => isAccountRefusal(error.code));
  const path = named?.path ?? errors[0]?.path ?? field;
  return extended(page, {
    [ACCOUNT_QUERY.refusal]: named?.code ?? code,
    ...(path && { [ACCOUNT_QUERY.field]: path }),
  });
}

function withNext(page: string, fields: URLSearchParams): string {
  const next = readNextPath(fields.get(ACCOUNT_QUERY.next), "");
  return next ? extended(page, { [ACCOUNT_QUERY.next]: next }) : page;
}

function extended(page: string, query: Record<string, string>): string {
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`;
}
