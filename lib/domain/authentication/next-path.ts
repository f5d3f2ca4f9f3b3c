/** The longest path accepted; longer than the path of any page of the shop, filters included. */
const MAX_PATH_LENGTH = 500;

/**
 * The base for resolving paths: an origin that no site has. A path that leads to another site therefore resolves to a
 * different origin.
 */
const BASE = "https://shop.invalid";

/**
 * The page to continue to after signing in: `text` if it is a page of this shop, otherwise `fallback`.
 *
 * Anybody can put any text into a link to our sign-in page, so the result must not lead to another site. Browsers read
 * `//host` and `/\host`, even with tabs in between, as URLs on another host. The sign-in pages are excluded too,
 * because a visitor who has just signed in would be sent back to sign in.
 */
export function readNextPath(text: string | null | undefined, fallback: string): string {
  if (!text?.startsWith("/") || text.length > MAX_PATH_LENGTH || !URL.canParse(text, BASE)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith("//") || NOT_AFTER_SIGN_IN.test(pathname)) return fallback;
  return pathname + search + hash;
}

const NOT_AFTER_SIGN_IN =
  /^\/(?:api|guest-login|account\/(?:sign-in|sign-up|forgotten-password|reset-password))(?:\/|$)/;
