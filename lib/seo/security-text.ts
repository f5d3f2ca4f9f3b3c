import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl } from "./absolute-url";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The file must expire within a year (RFC 9116, section 2.5.5). It is made for each request, so it never really does. */
const VALID_DAYS = 180;

/**
 * The security.txt file (RFC 9116): where to report a security problem of this store. `contact` is an e-mail address or
 * a web address; without it the store's e-mail address is named. Null if there is neither.
 */
export function securityText(store: StoreDetails, contact: string | undefined, now: Date): string | null {
  const named = contact ?? store.company.email;
  if (named === "") return null;
  const uri = /^https:/.test(named) ? named : `mailto:${encodeURI(named)}`;
  const expires = new Date(Math.ceil(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${uri}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(store, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
