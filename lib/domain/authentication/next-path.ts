/** Longer than any page of the shop with its filters. */
const MAX_PATH_LENGTH = 500;

/** An origin no shop has, to detect addresses of other sites. */
const BASE = "https://shop.invalid";

/**
 * The page to continue to after signing in: `text` if it is a page of this shop, else `fallback`.
 *
 * Anybody can put this text into a link to our sign-in page, so it must not lead to another site: browsers read
 * `//host`, `/\host` and the same with tabs in between as addresses of another host. The sign-in pages themselves are
 * excluded, because visitors would go round in a circle.
 */
export function readNextPath(text: string | null | undefined, fallback: string): string {
  if (!text?.startsWith("/") || text.length > MAX_PATH_LENGTH || !URL.canParse(text, BASE)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith("//") || NOT_AFTER_SIGN_IN.test(pathname)) return fallback;
  return pathname + search + hash;
}

const NOT_AFTER_SIGN_IN =
  /^\/(?:api|guest-login|account\/(?:sign-in|sign-up|forgotten-password|reset-password))(?:\/|$)/;
