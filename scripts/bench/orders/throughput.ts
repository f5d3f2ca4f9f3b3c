import os from "node:os";
import { setTimeout } from "node:timers/promises";
import { createOwnPostgres } from "@/tests/support/database";
import type { Figure } from "../figures.mjs";
import { percentile } from "../numbers.mjs";
import { COMMON, prepareShop } from "./bench-shop";
import { aShopper, prepareCheckout, type Shopper } from "./shopper";
import { workers } from "./workers";

const PARALLEL_SHOPPERS = 10;
const WARM_UP = 50;
const PACE = { perSecond: 20, seconds: 10 };
const GOAL = { perSecond: 100, p95: 100 };

type Ready = { shopper: Shopper; checkoutId: string; key: string };

/** Measures how many orders per second the shop can take, and how long one takes when twenty arrive per second. */
export async function measureThroughput(place: string, many: number, postgres?: string): Promise<Figure[]> {
  const own = postgres ? await createOwnPostgres(postgres) : null;
  const shop = await prepareShop("orders", own ? { databaseUrl: own.address } : {});
  const server = await shop.start();
  try {
    const ready = await readyShoppers(shop.origin, WARM_UP + many + PACE.perSecond * PACE.seconds);
    await orderAll(ready.splice(0, WARM_UP));
    const load = os.loadavg()[0] ?? 0;
    const processor = server.processorSeconds();
    const seconds = await orderAll(ready.splice(0, many));
    const milliseconds = ((server.processorSeconds() - processor) * 1_000) / many;
    const times = await orderAtPace(ready);
    return [
      {
        figure: "orders/s",
        place,
        text: `${Math.round(many / seconds)} (${milliseconds.toFixed(1)} ms of processor time each, mails included; load ${load.toFixed(1)} before)`,
        target: String(GOAL.perSecond),
        isMet: many / seconds >= GOAL.perSecond,
      },
      {
        figure: `one order at ${PACE.perSecond} per second`,
        place,
        text: `p95 ${Math.round(percentile(times, 0.95))} ms (half within ${Math.round(percentile(times, 0.5))} ms)`,
        target: `p95 ${GOAL.p95} ms`,
        isMet: percentile(times, 0.95) <= GOAL.p95,
      },
    ];
  } finally {
    await server.stop();
    await own?.drop();
    await shop.remove();
  }
}

/** Creates shoppers who each have two products in the cart and a checkout ready to order. */
async function readyShoppers(origin: string, count: number): Promise<Ready[]> {
  const ready: Ready[] = [];
  await workers(PARALLEL_SHOPPERS, count, async (index) => {
    const shopper = aShopper(origin);
    const productIds = [index, index + 7].map((place) => COMMON[place % COMMON.length] ?? "");
    const email = `buyer-${index}@example.com`;
    ready.push({
      shopper,
      checkoutId: await prepareCheckout(shopper, { email, productIds }),
      key: `bench-order-number-${index}`,
    });
  });
  return ready;
}

/** Places the orders of all shoppers, ten at a time; returns the seconds it took. */
async function orderAll(ready: readonly Ready[]): Promise<number> {
  const start = performance.now();
  const next = ready.values();
  await workers(PARALLEL_SHOPPERS, ready.length, async () => {
    const { value } = next.next();
    if (value) await order(value);
  });
  return (performance.now() - start) / 1_000;
}

/**
 * Starts orders at a steady rate. Returns how many milliseconds each took, counted from the time it should have
 * started.
 */
function orderAtPace(ready: readonly Ready[]): Promise<number[]> {
  return Promise.all(
    ready.map(async (each, index) => {
      await setTimeout((index * 1_000) / PACE.perSecond);
      const start = performance.now();
      await order(each);
      return performance.now() - start;
    }),
  );
}

async function order({ shopper, checkoutId, key }: Ready): Promise<void> {
  const body = { checkout_id: checkoutId, payment_name: "COD" };
  const reply = await shopper.ask("POST", "/api/orders", body, { "Idempotency-Key": key });
  if (reply.status !== 200) throw new Error(`Refused: ${reply.status} ${JSON.stringify(reply.body)}`);
}
