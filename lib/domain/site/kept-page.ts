import { addressFault } from "./address-fault";
import { decodedPath } from "./path-escapes";
import { shopRoute } from "./route";

/** Paths under which there are no pages: API calls, assets, uploads, the sitemap and well-known addresses. */
const NO_PAGES = /^\/(?:api|_next|uploads|store_details|sitemap|\.well-known)(?:\/|$)/;

/**
 * Whether the page at this URL may be the same for every visitor. If so, the headers of its response still have to
 * confirm it.
 */
export function isPageForAll(address: string): boolean {
  // A link on our pages is always a path. An absolute URL, or a URL that starts with "//", could belong to another
  // site.
  if (!/^\/(?!\/)/.test(address)) return false;
  const { pathname, search, searchParams } = new URL(address, "http://shop.invalid");
  if (NO_PAGES.test(decodedPath(pathname)) || addressFault("GET", { pathname, search }) !== null) return false;
  const route = shopRoute(pathname, searchParams);
  return route.kind === "page" && route.isShared && !route.isMissing;
}
