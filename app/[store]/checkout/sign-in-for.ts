import { withNext } from "@/components/authentication/with-next";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

/**
 * The path of a sign-in page that also lets visitors continue as a guest. Whichever they choose, they continue to
 * `path`.
 */
export function signInFor(path: string): string {
  return withNext(ACCOUNT_PAGES.signIn, path);
}
