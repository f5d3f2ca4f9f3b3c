import { setTimeout } from "node:timers/promises";
import { insertProduct } from "@/tests/factories/product-row";
import type { Figure } from "../figures.mjs";
import { OWNER_TOKEN, prepareShop } from "./bench-shop";
import { aShopper, prepareCheckout } from "./shopper";

const SECONDS = 60;
/** With one order a second, there is one order for every hundred page requests. */
const REQUESTS_PER_SECOND = 100;
const HIT_RATE_TARGET = 0.95;
const LAST_PIECE = 100;
const lastPieces = Array.from({ length: SECONDS }, (_, index) => `last-piece-${index}`);
/** All these pages show products. Two of the list pages also show the products that are bought during the test. */
const PAGES = ["/", "/all-products", "/new-arrivals", "/category/cloth", "/product/night-ikat", "/product/bench-0"];
const SOLD_OUT = "Currently sold out";

/**
 * Each second one order buys the last piece of a product, while other visitors request pages. Measures how many of
 * these requests the page cache answers, and whether the first product page requested after the order shows the product
 * as sold out.
 */
export async function measurePagesUnderOrders(): Promise<Figure[]> {
  const shop = await prepareShop("pages", { settings: { OWNER_TOKEN } });
  await shop.inDatabase(async () => {
    for (const id of lastPieces) await insertProduct({ id, stock: LAST_PIECE });
  });
  const server = await shop.start();
  try {
    const buyers = [];
    for (const [index, id] of lastPieces.entries()) {
      const shopper = aShopper(shop.origin);
      const email = `last-${index}@example.com`;
      buyers.push({ id, shopper, checkoutId: await prepareCheckout(shopper, { email, productIds: [id] }) });
    }
    for (const page of [...PAGES, ...lastPieces.map((id) => `/product/${id}`)]) await look(shop.origin + page);

    const looks = { all: 0, hits: 0 };
    const stopped = new AbortController();
    const looking = lookAround(shop.origin, looks, stopped.signal);
    const outdated: string[] = [];
    const start = performance.now();
    for (const [index, { id, shopper, checkoutId }] of buyers.entries()) {
      await setTimeout(Math.max(0, start + index * 1_000 - performance.now()));
      const page = `${shop.origin}/product/${id}`;
      if ((await look(page)).text.includes(SOLD_OUT)) throw new Error(`${id} was sold out before it was bought.`);
      const body = { checkout_id: checkoutId, payment_name: "COD" };
      const reply = await shopper.ask("POST", "/api/orders", body, {
        "Idempotency-Key": `pages-under-orders-${index}`,
      });
      if (reply.status !== 200) throw new Error(`Not ordered: ${reply.status} ${JSON.stringify(reply.body)}`);
      if (!(await look(page)).text.includes(SOLD_OUT)) outdated.push(id);
    }
    stopped.abort();
    await looking;
    const rate = looks.hits / looks.all;
    const place = `${buyers.length} orders in ${Math.round((performance.now() - start) / 1_000)} s, ${looks.all} requests`;
    return [
      {
        figure: "page cache, hit rate",
        place,
        text: `${(100 * rate).toFixed(1)} %`,
        target: `${100 * HIT_RATE_TARGET} %`,
        isMet: rate >= HIT_RATE_TARGET,
      },
      {
        figure: "product fresh at the next request",
        place,
        text: `${buyers.length - outdated.length} of ${buyers.length}`,
        target: "all",
        isMet: outdated.length === 0,
      },
    ];
  } finally {
    await server.stop();
    await shop.remove();
  }
}

/** Requests a page. Responses of the page cache have an Age header, responses of Next.js have none. */
async function look(address: string): Promise<{ text: string; isHit: boolean }> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { text: await answer.text(), isHit: answer.headers.has("age") };
}

async function lookAround(origin: string, looks: { all: number; hits: number }, signal: AbortSignal): Promise<void> {
  const underway: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; !signal.aborted; at += 1) {
    const page = PAGES[at % PAGES.length] ?? "/";
    underway.push(
      look(origin + page).then(({ isHit }) => {
        looks.all += 1;
        if (isHit) looks.hits += 1;
      }),
    );
    await setTimeout(start + ((at + 1) * 1_000) / REQUESTS_PER_SECOND - performance.now());
  }
  await Promise.all(underway);
}
