import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";

/** The address of a page of signing in that leads on to `next`; the account itself is where it leads anyway. */
export function withNext(path: string, next: string): string {
  return next === ACCOUNT_PAGES.overview ? path : `${path}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: next })}`;
}
