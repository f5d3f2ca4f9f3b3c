import { isFiltered } from "../catalogue/list-query";
import { MAX_SKU_LENGTH } from "../product/limits";
import { variantSegment } from "../product/variant-segment";
import { decodedPath, withoutNeedlessEscapes } from "./path-escapes";

/** The application's page for a URL, or the path to redirect to if the page has moved. */
export type ShopRoute =
  | { kind: "page"; path: string; query: URLSearchParams; isMissing: boolean; isShared: boolean }
  | { kind: "moved"; path: string; query: URLSearchParams };

/** The search, which shows the same to every visitor who searches for the same. */
export const SEARCH_PATH = "/search";

/**
 * Pages that crawlers must not index and the service worker must not keep. All but the search are rendered for one
 * visitor: see `isPersonalPath`.
 */
export const VISITOR_PATHS = [
  "/cart",
  "/checkout",
  "/account",
  "/wishlist",
  SEARCH_PATH,
  "/guest-login",
  "/find-order",
  "/delivery",
  "/compare",
  "/stock-alert",
  "/customize",
  "/fit-profile",
  "/personal-file",
  "/order-review",
  "/quote-status",
  "/left-cart",
  "/withdrawal",
  "/newsletter/unsubscribe",
  "/stop-mails",
  "/desk",
  "/service-confirmed",
  "/others",
] as const;

/** The page that is shown, with status 503, instead of something that cannot be read. */
export const UNREADABLE_PATH = "/others/unreadable";

/** Paths of pages for signing in, personal data and payment; these pages have a stricter security policy. */
const STRICT_PATHS = [
  "/account",
  "/checkout",
  "/guest-login",
  "/find-order",
  "/customize",
  "/fit-profile",
  "/order-review",
  "/quote-status",
  "/desk",
] as const;

/**
 * Whether the page at this decoded path has the stricter policy. A link to such a page must load a new document, because the
 * browser applies the policy of the first page to the whole document.
 */
export function isStrictPath(pathname: string): boolean {
  return STRICT_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/**
 * Whether this is the decoded path of a page for paying an order through a provider, as made by `paymentPath` and
 * `orderPaymentPath`.
 */
export function isPaymentPath(pathname: string): boolean {
  return /^\/checkout\/(?:order-summary\/)?[^/]+\/pay$/.test(pathname);
}

/** Whether this decoded path is one of `VISITOR_PATHS` or below it. */
export function isVisitorPath(pathname: string): boolean {
  return VISITOR_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** Whether the page at this decoded path is rendered for one visitor; no cache must store it. */
export function isPersonalPath(pathname: string): boolean {
  return pathname !== SEARCH_PATH && isVisitorPath(pathname);
}

/** Whether shoppers look at products at this path: all pages but those for one visitor. The search is one, too. */
export function isShoppingPath(pathname: string): boolean {
  return !isPersonalPath(pathname) && !pathname.startsWith("/api/");
}

const LIST = /^\/(?:category\/[^/]+|all-products|new-arrivals|on-sale|featured-products)$/;
const FILTERED_LIST = /^(\/(?:category\/[^/]+|all-products|new-arrivals|on-sale|featured-products))\/filtered$/;
const PRODUCT = /^\/product\/[^/]+$/;
const PRODUCT_VARIANT = /^(\/product\/[^/]+)\/variant\/([^/]+)$/;
/**
 * Matches a path with a file extension. No page of a shop has one, so such a request is for a file that does not exist,
 * such as `/wp-login.php`.
 */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** The last segment of the internal page for a list with a filter, sort order or page number. */
export const CHOSEN_SEGMENT = "filtered";

/** Whether this is the path of a list of products, which can be filtered, sorted and paged. */
export function isListPath(pathname: string): boolean {
  return LIST.test(pathname);
}

/**
 * The application's page for an address. Shoppers see only the addresses of the shop; the paths returned here are
 * internal. A list with a filter, sort order or page number has an internal page of its own, which Next.js does not
 * cache, and a product with a chosen variant one that it does.
 *
 * The path is the one in the address, and must be decodable. A path with escapes that it does not need has moved, so that
 * each page has one address. `isShared` is true if the page is the same for every visitor, so that caches may store
 * it.
 */
export function shopRoute(pathname: string, query: URLSearchParams): ShopRoute {
  const plain = withoutNeedlessEscapes(pathname);
  if (plain !== pathname) return { kind: "moved", path: plain, query };
  if (pathname === "/home") return { kind: "moved", path: "/", query };
  if (pathname === "/404" || pathname === "/missing" || FILE.test(pathname))
    return page("/missing", query, { isMissing: true });

  const [, list] = FILTERED_LIST.exec(pathname) ?? [];
  if (list) return { kind: "moved", path: list, query };

  const [, product, sku] = PRODUCT_VARIANT.exec(pathname) ?? [];
  if (product && sku) return { kind: "moved", path: product, query: withVariant(query, decodeURIComponent(sku)) };

  if (LIST.test(pathname) && isFiltered(query)) return page(`${pathname}/${CHOSEN_SEGMENT}`, query);

  const variant = PRODUCT.test(pathname) ? query.get("variant") : null;
  if (variant && variant.length <= MAX_SKU_LENGTH) {
    return page(`${pathname}/variant/${variantSegment(variant)}`, withVariant(query, null));
  }
  return page(pathname, query, { isShared: !isPersonalPath(decodedPath(pathname)) });
}

function page(path: string, query: URLSearchParams, { isMissing = false, isShared = true } = {}): ShopRoute {
  return { kind: "page", path, query, isMissing, isShared };
}

function withVariant(query: URLSearchParams, sku: string | null): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (sku === null) changed.delete("variant");
  else changed.set("variant", sku);
  return changed;
}
