import { isFiltered } from "../catalogue/list-query";

/** The page of the application that an address shows, or the address to redirect to if it has moved. */
export type ShopRoute =
  | { kind: "page"; path: string; query: URLSearchParams; isMissing: boolean; isShared: boolean }
  | { kind: "moved"; path: string; query: URLSearchParams };

/** Pages rendered for one visitor; caches must not store them, crawlers must not index them. */
export const VISITOR_PATHS = [
  "/cart",
  "/checkout",
  "/account",
  "/wishlist",
  "/search",
  "/guest-login",
  "/order-review",
  "/quote-status",
  "/newsletter/unsubscribe",
  "/service-confirmed",
  "/others",
] as const;

/** Paths of pages for signing in, personal data and payment; these pages have a stricter security policy. */
const STRICT_PATHS = ["/account", "/checkout", "/guest-login", "/order-review", "/quote-status"] as const;

/**
 * Whether the page at this path has the stricter policy. Links to such pages must load a new document, because a
 * document keeps the policy it was loaded with.
 */
export function isStrictPath(pathname: string): boolean {
  return STRICT_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** Whether this is a page where an order is paid through a provider; `paymentPath` makes its address. */
export function isPaymentPath(pathname: string): boolean {
  return /^\/checkout\/[^/]+\/pay$/.test(pathname);
}

/** Whether the page at `pathname` is rendered for one visitor. */
export function isVisitorPath(pathname: string): boolean {
  return VISITOR_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

const LIST = /^\/(?:category\/[^/]+|all-products|new-arrivals|on-sale|featured-products)$/;
const FILTERED_LIST = /^(\/(?:category\/[^/]+|all-products|new-arrivals|on-sale|featured-products))\/filtered$/;
const PRODUCT = /^\/product\/[^/]+$/;
const PRODUCT_VARIANT = /^(\/product\/[^/]+)\/variant\/([^/]+)$/;
/** No page of a shop has a file extension: `/wp-login.php`, for example, asks for a file that does not exist. */
const FILE = /\.[a-z0-9]{1,11}$/i;
const MAX_SKU_LENGTH = 100;

/**
 * The application's page for an address. A list with a filter, sort order or page number is served by a dynamic page
 * instead of the cached one, and a chosen variant by a cached page of its own; shoppers never see the addresses of
 * these pages.
 *
 * The path must be decodable. `isShared` pages are the same for every visitor, so caches may store them.
 */
export function shopRoute(pathname: string, query: URLSearchParams): ShopRoute {
  if (pathname === "/home") return { kind: "moved", path: "/", query };
  if (pathname === "/404" || pathname === "/missing" || FILE.test(pathname))
    return page("/missing", query, { isMissing: true });

  const [, list] = FILTERED_LIST.exec(pathname) ?? [];
  if (list) return { kind: "moved", path: list, query };

  const [, product, sku] = PRODUCT_VARIANT.exec(pathname) ?? [];
  if (product && sku) return { kind: "moved", path: product, query: withVariant(query, decodeURIComponent(sku)) };

  if (LIST.test(pathname) && isFiltered(query)) return page(`${pathname}/filtered`, query, { isShared: false });

  const variant = PRODUCT.test(pathname) ? query.get("variant") : null;
  if (variant && variant.length <= MAX_SKU_LENGTH) {
    return page(`${pathname}/variant/${encodeURIComponent(variant)}`, withVariant(query, null));
  }
  return page(pathname, query, { isShared: !isVisitorPath(pathname) });
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
