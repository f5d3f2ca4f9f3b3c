/** Longer than any page of ours with its filters. */
const LONGEST_PATH = 500;

/** A base that no shop has, to see whether an address stays where it starts. */
const BASE = "https://shop.invalid";

/**
 * Where a visitor goes on after signing in, when `text` is a page of this shop; `otherwise` for everything else.
 *
 * Whoever sends a link to our sign-in page chooses this text, so it must not lead elsewhere: browsers read `//host`,
 * `/\host` and tabs in between as another site. The pages of signing in are left out too: they would go round.
 */
export function readNextPath(text: string | null | undefined, otherwise: string): string {
  if (!text?.startsWith("/") || text.length > LONGEST_PATH || !URL.canParse(text, BASE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith("//") || NOT_AFTER_SIGN_IN.test(pathname)) return otherwise;
  return pathname + search + hash;
}

const NOT_AFTER_SIGN_IN =
  /^\/(?:api|guest-login|account\/(?:sign-in|sign-up|forgotten-password|reset-password))(?:\/|$)/;
