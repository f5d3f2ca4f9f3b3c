import { addressFault } from "./address-fault";
import { shopRoute } from "./route";

/** Where no pages are: calls, assets, uploads and what machines read. */
const NO_PAGES = /^\/(?:api|_next|uploads|store_details|sitemap)(?:\/|$)/;

/** Whether the page at this address may be the same for everybody; its answer has the last word. */
export function isPageForAll(address: string): boolean {
  // In HTTP an address may also be a whole URL, or one without scheme; links never are.
  if (!/^\/(?!\/)/.test(address)) return false;
  const { pathname, search, searchParams } = new URL(address, "http://shop.invalid");
  if (NO_PAGES.test(pathname) || addressFault("GET", { pathname, search }) !== null) return false;
  const route = shopRoute(pathname, searchParams);
  return route.kind === "page" && route.isShared && !route.isMissing;
}
