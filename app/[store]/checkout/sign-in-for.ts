import { withNext } from "@/components/authentication/with-next";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";

/** Where somebody says who they are, by an account or as a guest, and goes on to `path`. */
export function signInFor(path: string): string {
  return withNext(ACCOUNT_PAGES.signIn, path);
}
