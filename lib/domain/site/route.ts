import { isFiltered } from "../catalogue/list-query";

/** Where an address of the shop leads inside the application. */
export type ShopRoute =
  | { kind: "page"; path: string; query: URLSearchParams; isMissing: boolean; isShared: boolean }
  | { kind: "moved"; path: string; query: URLSearchParams };

/** Pages rendered for one visitor, which no cache and no crawler should keep. */
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

/** Those of them where people sign in, give their data and pay: their pages keep the stricter security policy. */
const STRICT_PATHS = ["/account", "/checkout", "/guest-login", "/order-review", "/quote-status"] as const;

/** Links to them load a new document, because a page keeps the policy it was loaded with. */
export function isStrictPath(pathname: string): boolean {
  return STRICT_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** The page where a provider takes the money of an order; `paymentPath` makes its address. */
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
/** No page of a shop has an extension: whoever asks for `/wp-login.php` asks for a file that is not here. */
const FILE = /\.[a-z0-9]{1,11}$/i;
const LONGEST_SKU = 100;

/**
 * The page behind an address. Lists with a filter, order or page are a dynamic sibling of the cached list, a chosen
 * variant is a cached page of its own; neither sibling has an address that a shopper sees.
 *
 * Expects a path that decodes. `isShared` pages are the same for every visitor and may be kept by caches.
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
  if (variant && variant.length <= LONGEST_SKU) {
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
