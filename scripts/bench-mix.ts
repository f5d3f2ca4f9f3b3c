import { parseArgs } from "node:util";
import { startPerRequestApp } from "./bench/empty-app.mjs";
import { prepareVisits, type Shares } from "./bench/mix/prepare-visits";
import { type Measured, measureVisits, type Visit } from "./bench/mix/visits";
import { prepareShop } from "./bench/orders/bench-shop";
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
const SHARES: Shares = [
  ["browse", 70],
  ["filter and search", 20],
  ["cart", 8],
  ["order", 2],
];

await ensureBuilt();
const bare = await startPerRequestApp();
try {
  const page: Visit = {
    kind: "Next.js alone",
    send: async () => void (await (await fetch(`${bare.origin}/`, { headers: { "accept-encoding": "gzip" } })).text()),
  };
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
  const visits = await prepareVisits(shop.origin, { shares: SHARES, count: WARM_UP + COUNT, random });
  await measureVisits(server, visits.splice(0, WARM_UP));
  print(`The demo store, seed ${values.seed}`, await measureVisits(server, visits));
} finally {
  await server.stop();
  await shop.remove();
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
