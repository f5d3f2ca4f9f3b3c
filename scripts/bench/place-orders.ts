import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { closeDatabase, registerDatabase } from "@/lib/data/database";
import { openPglite, openPostgres } from "@/lib/data/drivers";
import { readCheckoutContext } from "@/lib/workflows/checkout/read-checkout-context";
import { placeOrder } from "@/lib/workflows/orders/place-order";
import { aBuyer, anOrderRequest, aReadyCheckout, openShopThatSells, putIntoBag } from "@/tests/buyer";
import { createOwnPostgres } from "@/tests/database";
import { insertProduct } from "@/tests/factories/product-row";
import { percentile } from "./numbers.mjs";

/**
 * `npm run bench-orders`: how many orders a second the shop takes, and how long one takes when twenty come each second.
 * On the embedded database, on a disk; with TEST_DATABASE_URL on that PostgreSQL.
 */
const PRODUCTS = 40;
const AT_ONCE = 10;
const SETTINGS_READ = 100;
const PACE = { perSecond: 20, seconds: 10 };
const GOAL = { perSecond: 100, p95: 100 };

const address = process.env.TEST_DATABASE_URL;
const folder = await mkdtemp(path.join(os.tmpdir(), "bench-orders-"));
const own = address ? await createOwnPostgres(address) : null;
registerDatabase(await (own ? openPostgres(own.address) : openPglite(path.join(folder, "database"))));
const store = await openShopThatSells();
for (let index = 0; index < PRODUCTS; index++) await insertProduct({ id: `product-${index}`, stock: 100_000_000 });

/** Customers with two products in the bag and a checkout in which everything is chosen. */
async function readyBuyers(count: number) {
  const ready = [];
  for (let index = 0; index < count; index++) {
    const visitor = await aBuyer();
    for (const offset of [0, 7]) await putIntoBag(visitor, { productId: `product-${(index + offset) % PRODUCTS}` });
    ready.push({ visitor, request: anOrderRequest(await aReadyCheckout(visitor)) });
  }
  return ready;
}
type Ready = Awaited<ReturnType<typeof readyBuyers>>[number];

async function order({ visitor, request }: Ready): Promise<number> {
  const start = performance.now();
  const answer = await placeOrder({ store, visitor }, request);
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
  return performance.now() - start;
}

for (const ready of await readyBuyers(30)) await order(ready);

const many = await readyBuyers(400);
const cpu = process.cpuUsage();
const start = performance.now();
const next = many.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const ready of next) await order(ready);
  }),
);
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(cpu);
const cpuMilliseconds = (user + system) / 1_000 / many.length;
console.log(`As many as it takes: ${Math.round(many.length / seconds)} orders/s (goal ${GOAL.perSecond})`);
console.log(`Processor time of this process: ${cpuMilliseconds.toFixed(1)} ms an order`);

const settings = performance.now();
for (const { visitor } of many.slice(0, SETTINGS_READ)) await readCheckoutContext(store, visitor);
const settingsMilliseconds = (performance.now() - settings) / SETTINGS_READ;
console.log(`Of it the store's settings, most of which a serving shop keeps: ${settingsMilliseconds.toFixed(1)} ms`);

const paced = await readyBuyers(PACE.perSecond * PACE.seconds);
const times = await Promise.all(
  paced.map(async (ready, index) => {
    await setTimeout((index * 1_000) / PACE.perSecond);
    return order(ready);
  }),
);
const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
console.log(`At ${PACE.perSecond} a second: p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms (goal ${GOAL.p95})`);

await closeDatabase();
await own?.drop();
await rm(folder, { recursive: true });
