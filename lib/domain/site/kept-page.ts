import { listHref, MAX_SEARCH_LENGTH, parseListChoice, parseSearchText } from "../catalogue/list-query";
import { MINIMUM_SEARCH_LENGTH } from "../search/limits";
import { addressFault } from "./address-fault";
import { decodedPath } from "./path-escapes";
import { isListPath, SEARCH_PATH, shopRoute } from "./route";

/** Paths under which there are no pages: API calls, assets, uploads, the sitemap and well-known addresses. */
const NO_PAGES = /^\/(?:api|_next|uploads|store_details|sitemap|\.well-known)(?:\/|$)/;

/** A page that may be the same for every visitor. If so, the headers of its response still have to confirm it. */
export type PageForAll = {
  /** The address under which it is kept. Of search results and chosen lists, it has only what they depend on. */
  address: string;
  /** Search results and lists with a choice: Next.js does not keep them, and there is no end of them. */
  isChosen: boolean;
};

/** Null if the page at this URL cannot be the same for every visitor. */
export function pageForAll(address: string): PageForAll | null {
  // A link on our pages is always a path. An absolute URL, or a URL that starts with "//", could belong to another
  // site.
  if (!/^\/(?!\/)/.test(address)) return null;
  const { pathname, search, searchParams } = new URL(address, "http://shop.invalid");
  if (NO_PAGES.test(decodedPath(pathname)) || addressFault("GET", { pathname, search }) !== null) return null;
  const route = shopRoute(pathname, searchParams);
  if (route.kind !== "page" || !route.isShared || route.isMissing) return null;
  if (pathname === SEARCH_PATH) return { address: searchHref(searchParams), isChosen: true };
  if (!isListPath(pathname)) return { address, isChosen: false };
  const chosen = listHref(pathname, parseListChoice(searchParams, { hidesPrices: false }));
  return { address: chosen, isChosen: chosen !== pathname };
}

/** The address of a search with only what its page shows. */
function searchHref(query: URLSearchParams): string {
  const typed = query.get("q") ?? "";
  const text = parseSearchText(typed, MINIMUM_SEARCH_LENGTH) ?? typed.slice(0, MAX_SEARCH_LENGTH);
  const choice = parseListChoice(query, { hidesPrices: false });
  return listHref(SEARCH_PATH, choice, text === "" ? {} : { q: text });
}
