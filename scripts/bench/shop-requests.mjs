import { startShop } from "./servers.mjs";
import { makeVisitors } from "./visitors.mjs";

const OWNER_TOKEN = "owner-token-of-the-request-bench";
/** Kept pages take so little time that a round needs more of them: /proc counts in hundredths of a second. */
const KEPT_WEIGHT = 25;

/** Starts the demo store for `shopPages`. */
export function startCostedShop() {
  return startShop("requests", { OWNER_TOKEN });
}

/**
 * The pages of the running demo store whose cost is measured. A price bound that differs from request to request, above
 * all prices, makes a list one that nobody has asked for before.
 *
 * @returns {Promise<import("./request-cost.mjs").CostedPage[]>}
 */
export async function shopPages(server) {
  const listed = await (await fetch(`${server.origin}/api/products?limit=40`)).json();
  const products = listed.list.filter(({ variant_status }) => !variant_status).slice(0, 3);
  const { empty, buyer, customer } = await makeVisitors(server, {
    products: products.map(({ _id }) => _id),
    ownerToken: OWNER_TOKEN,
  });
  const bound = (request) => `max_price=${100_000 + request}`;
  const page = (kind, address, more) => ({ kind, server, address, ...more });
  return [
    page("search, first visit", (request) => `/search?q=cotton&${bound(request)}`),
    page("filtered list, first visit", (request) => `/all-products?filter.colour=indigo&${bound(request)}`),
    page("page 2, first visit", (request) => `/all-products?page=2&${bound(request)}`),
    page("search, kept", () => "/search?q=cotton", { weight: KEPT_WEIGHT }),
    page("home, kept", () => "/", { weight: KEPT_WEIGHT }),
    page("cart, empty", () => "/cart", { headers: { cookie: empty } }),
    page("cart, 3 items", () => "/cart", { headers: { cookie: buyer } }),
    page("sign-in", () => "/account/sign-in", { headers: { cookie: empty } }),
    page("account", () => "/account", { headers: { cookie: customer } }),
  ];
}
