import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../setup/build.mjs";
import { startLoad } from "../cluster/load";
import { prepareVisits, type Shares } from "../mix/prepare-visits";
import { measureVisits, type Visit } from "../mix/visits";
import { percentile } from "../numbers.mjs";
import { prepareShop } from "../orders/bench-shop";
import { printFigures } from "../report.mjs";
import { seededRandom } from "../seeded-random.mjs";
import type { Server } from "../servers.mjs";
import { openOwnDatabase } from "./own-database";

/**
 * `npm run bench-soak [-- --minutes 30] [-- --share 70] [-- --seed 1]`: how many requests of a mix one process of the shop
 * answers on PostgreSQL, and whether its memory stays flat while it answers `share` per cent of that for so long. The
 * PostgreSQL is that of TEST_DATABASE_URL, or one of its own. Writes test-results/soak.json; the exit code is 1 if a
 * target is missed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    share: { type: "string", default: "70" },
    seed: { type: "string", default: "1" },
  },
});
const MINUTES = Number(values.minutes);
const SHARES: Shares = [
  ["browse", 90],
  ["filter and search", 6],
  ["cart", 3],
  ["order", 1],
];
const WARM_UP = 2_000;
const CAPACITY_COUNT = 6_000;
/** The memory of the last third of the time over that of the middle third. */
const MAX_GROWTH = 0.05;
const SAMPLE_MS = 2_000;
/** A visitor opens a page, or does something else, every ten seconds. */
const SECONDS_PER_REQUEST = 10;

await ensureBuilt();
const own = await openOwnDatabase("soak");
const shop = await prepareShop("soak", { databaseUrl: own.address, settings: { FRONT: "on" } });
const server = await shop.start();
const random = seededRandom(Number(values.seed));
const figures = await measure().finally(async () => {
  await server.stop();
  await own.drop();
  await shop.remove();
});
printFigures(figures);
const failed = figures.filter(({ isMet }) => !isMet).length;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/soak.json", JSON.stringify({ passed: figures.length - failed, failed }));
process.exit(failed === 0 ? 0 : 1);

async function measure() {
  await measureVisits(server, await prepare("warm-up", WARM_UP));
  const capacity = await measureVisits(server, await prepare("capacity", CAPACITY_COUNT));
  const { p99 = 0 } = capacity.times.get("all") ?? {};
  const perCore = 1_000 / capacity.processor;
  console.log(
    `At most ${capacity.perSecond.toFixed(0)} requests/s, 99 of 100 within ${p99.toFixed(0)} ms; ${capacity.processor.toFixed(2)} ms of processor time each, so a core answers ${perCore.toFixed(0)}/s: ${Math.round(perCore * SECONDS_PER_REQUEST)} visitors who open a page every ${SECONDS_PER_REQUEST} s.`,
  );
  const perSecond = (Math.min(capacity.perSecond, perCore) * Number(values.share)) / 100;
  const { memory, failures, times } = await soak(server, perSecond);
  const [middle, last] = [meanOf(thirdOf(memory, 1)), meanOf(thirdOf(memory, 2))];
  const growth = last / middle - 1;
  return [
    {
      figure: `memory after ${MINUTES} min at ${perSecond.toFixed(0)} requests/s`,
      place: "soak",
      text: `${megabytes(middle)} MB in the middle third, ${megabytes(last)} MB in the last (${(growth * 100).toFixed(1)} %), ${megabytes(Math.max(...memory))} MB at most`,
      target: `within ${MAX_GROWTH * 100} %`,
      isMet: Math.abs(growth) <= MAX_GROWTH,
    },
    {
      figure: "failed",
      place: "soak",
      text: `${failures.length} of ${times.length + failures.length}${failures[0] ? ` (${failures[0]})` : ""}, 99 of 100 within ${Math.round(percentile(times, 0.99))} ms`,
      target: "none",
      isMet: failures.length === 0,
    },
  ];
}

/** Sends visits at a steady rate, and prints each minute. What shoppers do before an order comes on top. */
async function soak({ memory: memoryOf, processorSeconds }: Server, perSecond: number) {
  const memory: number[] = [];
  const failures: string[] = [];
  const times: number[] = [];
  const sampling = setInterval(() => memory.push(memoryOf()), SAMPLE_MS);
  const perMinute = Math.round(perSecond * 60);
  let next = await prepare("minute-0", perMinute);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const processor = processorSeconds();
    const load = startLoad(next, 60);
    // Meanwhile the buyers of the next minute fill their carts.
    next = await prepare(`minute-${minute}`, minute < MINUTES ? perMinute : 0);
    const took = await load.ended;
    times.push(...took);
    failures.push(...load.failures.map(({ what }) => what));
    console.log(
      `minute ${minute}: ${took.length} answered, ${load.failures.length} failed, p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms, ${megabytes(memoryOf())} MB, ${(((processorSeconds() - processor) / 60) * 100).toFixed(0)} % of a core`,
    );
  }
  clearInterval(sampling);
  return { memory, failures, times };
}

function prepare(name: string, count: number): Promise<Visit[]> {
  return prepareVisits(shop.origin, { shares: SHARES, count, random, name });
}

function thirdOf(list: readonly number[], index: number): number[] {
  const length = Math.floor(list.length / 3);
  return list.slice(index * length, (index + 1) * length);
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
