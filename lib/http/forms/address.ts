import "server-only";
import { readNextPath } from "@/lib/domain/authentication/next-path";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import type { Answer } from "@/lib/http/handle";
import { redirectAfterSignIn, withDone } from "./outcome";

/**
 * The page to show after an address form was sent: the address book or, if the address is refused, the page whose path
 * is in a field of the form.
 */
export function toAddressBook(answer: Answer, fields: URLSearchParams): string {
  const page = ACCOUNT_PAGES.addresses;
  const form = readNextPath(fields.get(ACCOUNT_QUERY.back), page);
  return redirectAfterSignIn(answer, fields, { form, done: withDone(page, "addresses_saved") });
}

export function isAddressField(name: string): boolean {
  return !["_method", ACCOUNT_QUERY.back, ACCOUNT_QUERY.next].includes(name);
}
