import { withNext } from "@/components/authentication/with-next";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

/**
 * The path of the sign-in page that also offers to continue as a guest. After either, the visitor continues to `path`.
 */
export function signInFor(path: string): string {
  return withNext(ACCOUNT_PAGES.signIn, path);
}
