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
 * The pages of the running demo store whose cost is measured: those that the front keeps and those of one visitor from
 * `server`, lists that nobody has asked for before from `fresh`, which would fill the memory of the other one.
 *
 * @param {{ server: import("./servers.mjs").Server, fresh: import("./servers.mjs").Server }} shops
 * @returns {Promise<import("./request-cost.mjs").CostedPage[]>}
 */
export async function shopPages({ server, fresh }) {
  const listed = await (await fetch(`${server.origin}/api/products?limit=40`)).json();
  const products = listed.list.filter(({ variant_status }) => !variant_status).slice(0, 3);
  const { empty, buyer, customer } = await makeVisitors(server, {
    products: products.map(({ _id }) => _id),
    ownerToken: OWNER_TOKEN,
  });
  const page = (kind, path, more) => ({ kind, server, path, ...more });
  const first = { server: fresh, isFirstVisit: true };
  return [
    page("search, first visit", "/search?q=cotton", first),
    page("filtered list, first visit", "/all-products?filter.colour=indigo", first),
    page("page 2, first visit", "/all-products?page=2", first),
    page("search, kept", "/search?q=cotton", { weight: KEPT_WEIGHT }),
    page("home, kept", "/", { weight: KEPT_WEIGHT }),
    page("cart, empty", "/cart", { headers: { cookie: empty } }),
    page("cart, 3 items", "/cart", { headers: { cookie: buyer } }),
    page("sign-in", "/account/sign-in", { headers: { cookie: empty } }),
    page("account", "/account", { headers: { cookie: customer } }),
  ];
}
