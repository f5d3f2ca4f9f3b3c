import { withNext } from "@/components/authentication/with-next";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

/** The sign-in page, which also offers to continue as guest, and then leads on to `path`. */
export function signInFor(path: string): string {
  return withNext(ACCOUNT_PAGES.signIn, path);
}
