import { parseArgs } from "node:util";
import { startPerRequestApp } from "./bench/empty-app.mjs";
import { readAddresses } from "./bench/mix/addresses";
import { type Measured, measureVisits, type Visit } from "./bench/mix/visits";
import { COMMON, prepareShop } from "./bench/orders/bench-shop";
import { aShopper, prepareCheckout, type Shopper } from "./bench/orders/shopper";
import { workers } from "./bench/orders/workers";
import { seededRandom } from "./bench/seeded-random.mjs";
import { ensureBuilt } from "./setup/build.mjs";

/**
 * `npm run bench-mix [-- --quick] [-- --seed 1]`: what visitors of all kinds together cost the demo store: of a hundred
 * requests 70 browse pages, 20 filter and search, 8 look at a cart and 2 place an order. Beside it, in the same run, a page
 * with 24 cards that Next.js alone renders per request.
 */
const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
});
const COUNT = values.quick ? 500 : 5_000;
const WARM_UP = 500;
const KINDS = [
  { kind: "browse", share: 70 },
  { kind: "filter and search", share: 20 },
  { kind: "cart", share: 8 },
  { kind: "order", share: 2 },
] as const;
type Kind = (typeof KINDS)[number]["kind"];

await ensureBuilt();
const bare = await startPerRequestApp();
try {
  const page: Visit = { kind: "Next.js alone", send: () => get(`${bare.origin}/`) };
  await measureVisits(
    bare,
    Array.from({ length: WARM_UP }, () => page),
  );
  print(
    "Next.js alone, 24 cards per request",
    await measureVisits(
      bare,
      Array.from({ length: COUNT }, () => page),
    ),
  );
} finally {
  await bare.stop();
}
const shop = await prepareShop("mix", { settings: { FRONT: "on" } });
const server = await shop.start();
try {
  const random = seededRandom(Number(values.seed));
  const visits = await prepareVisits(shop.origin, WARM_UP + COUNT, random);
  await measureVisits(server, visits.splice(0, WARM_UP));
  print(`The demo store, seed ${values.seed}`, await measureVisits(server, visits));
} finally {
  await server.stop();
  await shop.remove();
}

/** The kinds in the order in which chance puts them. Carts are filled and checkouts prepared before. */
async function prepareVisits(origin: string, count: number, random: () => number): Promise<Visit[]> {
  const { browse, lists } = await readAddresses(origin);
  const kinds = Array.from({ length: count }, () => pickKind(random()));
  const pick = (addresses: readonly string[]) => addresses[Math.floor(random() * addresses.length)] ?? "/";
  const carts = await prepareShoppers(origin, 20, "cart");
  const buyers = (await prepareShoppers(origin, kinds.filter((kind) => kind === "order").length, "buyer")).values();
  return kinds.map((kind, index): Visit => {
    if (kind === "browse") return { kind, send: send(origin + pick(browse)) };
    if (kind === "filter and search") return { kind, send: send(origin + pick(lists)) };
    if (kind === "cart") {
      const cart = carts[index % carts.length];
      return { kind, send: async () => expectOk(await cart?.shopper.ask("GET", "/cart"), "/cart") };
    }
    const { value: buyer } = buyers.next();
    const order = { checkout_id: buyer?.checkoutId, payment_name: "COD" };
    const key = { "Idempotency-Key": `bench-mix-order-${index}` };
    return {
      kind,
      send: async () => expectOk(await buyer?.shopper.ask("POST", "/api/orders", order, key), "an order"),
    };
  });
}

function pickKind(chance: number): Kind {
  let below = 0;
  const found = KINDS.find(({ share }) => {
    below += share / 100;
    return chance < below;
  });
  return found?.kind ?? "browse";
}

async function prepareShoppers(origin: string, count: number, name: string) {
  const ready: { shopper: Shopper; checkoutId: string }[] = [];
  await workers(4, count, async (index) => {
    const shopper = aShopper(origin);
    const productIds = [index, index + 7, index + 19].map((place) => COMMON[place % COMMON.length] ?? "");
    const checkoutId = await prepareCheckout(shopper, { email: `${name}-${index}@example.com`, productIds });
    ready.push({ shopper, checkoutId });
  });
  return ready;
}

function send(address: string): () => Promise<void> {
  return () => get(address);
}

async function get(address: string): Promise<void> {
  const response = await fetch(address, { headers: { "accept-encoding": "gzip" } });
  await response.arrayBuffer();
  expectOk(response, address);
}

function expectOk(reply: { status: number } | undefined, what: string): void {
  if (reply?.status !== 200) throw new Error(`${what}: ${reply?.status}`);
}

function print(title: string, { perSecond, times, processor, memory }: Measured): void {
  const mb = (bytes: number) => Math.round(bytes / 1_000_000);
  console.log(
    `\n${title}: ${perSecond.toFixed(1)} requests/s, ${processor.toFixed(2)} ms of processor time each; memory ${mb(memory.before)} MB before, at most ${mb(memory.peak)}, ${mb(memory.after)} after`,
  );
  console.table(
    [...times].map(([kind, { count, p50, p99 }]) => ({
      requests: kind,
      count,
      "p50 ms": p50.toFixed(1),
      "p99 ms": p99.toFixed(1),
    })),
  );
}
