import { isPagePath } from "./page-path";
import { decodedPath } from "./path-escapes";
import { isPersonalPath } from "./route";

/** An address that the shop does not have, and where it leads instead: to a path of the shop or to another site. */
export type AddressRedirect = { from: string; to: string };

const MAX_FROM = 200;
const MAX_TO = 2_000;

/** So many redirects a store may have. */
export const MAX_REDIRECTS = 20_000;

/**
 * The address that somebody means by a path or a whole web address, as the shop compares it: decoded, without query and
 * without a slash at its end. Null if it is none, or one of a page for a single visitor.
 */
export function redirectFrom(text: string): string | null {
  const path = pathIn(text);
  // One that would be read as another address, such as `/%2541`, would be found by nobody.
  if (path === null || path === "/" || path.length > MAX_FROM || pathIn(path) !== path) return null;
  return !/[\p{Cc}\\]/u.test(path) && isPagePath(path) && !isPersonalPath(path) ? path : null;
}

function pathIn(text: string): string | null {
  const typed = text.trim();
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(typed) || !URL.canParse(typed, "http://shop.invalid")) return null;
  return decodedPath(new URL(typed, "http://shop.invalid").pathname).replace(/(.)\/+$/, "$1");
}

/** Where a redirect leads: a path with its query, or a web address. Null for anything else. */
export function redirectTo(text: string): string | null {
  const typed = text.trim();
  if (typed.length > MAX_TO || /[\s\\]/.test(typed)) return null;
  if (/^\/(?!\/)/.test(typed)) return typed;
  return /^https?:\/\/[^/]/i.test(typed) && URL.canParse(typed) ? typed : null;
}

/** The redirects that lead back to where they begin, by way of each other. */
export function circlingRedirects(redirects: readonly AddressRedirect[]): string[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, redirectFrom(to)]));
  return redirects.flatMap(({ from }) => {
    const seen = new Set<string>();
    let at: string | null | undefined = from;
    while (at && !seen.has(at)) {
      seen.add(at);
      at = targets.get(at);
      if (at === from) return [from];
    }
    return [];
  });
}
