import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";

/**
 * The path of a sign-in page that continues to `next` afterwards. The account overview is the default, so it is left
 * out of the query.
 */
export function withNext(path: string, next: string): string {
  return next === ACCOUNT_PAGES.overview ? path : `${path}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: next })}`;
}
