import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import pg from "pg";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { getDatabase } from "@/lib/database/connection";
import { type Front, startFront } from "../../cluster/front";
import { startPooler } from "../../cluster/pooler";
import type { Started } from "../../cluster/programs";
import { startReplica } from "../../cluster/replica";
import { ensureBuilt } from "../../setup/build.mjs";
import { checkFront } from "../cluster/check-front";
import { type Cluster, startCluster } from "../cluster/cluster";
import { measureFreshness } from "../cluster/freshness";
import { CONNECTIONS, startLoad } from "../cluster/load";
import type { Figure } from "../figures.mjs";
import { prepareVisits, type Shares } from "../mix/prepare-visits";
import { percentile } from "../numbers.mjs";
import { auditBooks, toFigure } from "../orders/audit";
import { prepareShop } from "../orders/bench-shop";
import { readOrderRecords } from "../orders/order-records";
import { printFigures } from "../report.mjs";
import { seededRandom } from "../seeded-random.mjs";
import { newFolder } from "../servers.mjs";
import { openOwnDatabase } from "./own-database";

/**
 * `npm run bench-cluster [-- --seconds 60] [-- --per-second 60] [-- --seed 1]`: the shape of `npm run cluster` (two
 * processes, PostgreSQL, and PgBouncer and nginx if they are installed) serves a mix of visitors, while prices change, the
 * connections on which the processes hear of changes are cut, one process is killed, and all are started anew. The
 * PostgreSQL is that of TEST_DATABASE_URL, or one of its own. Writes test-results/cluster.json; the exit code is 1 if a
 * target is missed.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    "per-second": { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});
const SECONDS = Number(values.seconds);
const SHARES: Shares = [
  ["browse", 90],
  ["filter and search", 6],
  ["cart", 3],
  ["order", 1],
];
type Load = ReturnType<typeof startLoad>;
const PROCESSES = 2;
/** A change has to be on the next request to another process after this time, and after the longer one without a notice. */
const FRESH_MS = 1_000;
const FRESH_WITHOUT_NOTICE_MS = 5_000 + FRESH_MS;
/** The front keeps a page for a second, and sends it until the new one is made. */
const FRESH_THROUGH_FRONT_MS = 4_000;

await ensureBuilt();
const own = await openOwnDatabase("cluster");
const shop = await prepareShop("cluster", { databaseUrl: own.address });
const pooler = await startPooler(own.address);
const replica = await startReplica(own.address, newFolder("cluster-replica"));
const front = await startFront({ shopPort: Number(new URL(shop.origin).port), areVisitorsSimulated: true });
console.log(pooler ? "Behind PgBouncer in transaction mode." : "Without a pooler, because PgBouncer is not installed.");
console.log(replica ? "Lists and searches are read from a replica." : "Without a replica.");
console.log(front ? "Visitors come through nginx." : "Without a front, because nginx is not installed.");
const origin = front?.origin ?? shop.origin;
const figures = await measure().finally(async () => {
  await pooler?.stop();
  await front?.stop();
  await replica?.stop();
  await own.drop();
  await shop.remove();
});
printFigures(figures);
const failed = figures.filter(({ isMet }) => !isMet).length;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/cluster.json", JSON.stringify({ passed: figures.length - failed, failed }));
process.exit(failed === 0 ? 0 : 1);

async function measure(): Promise<Figure[]> {
  const addresses = {
    ...(pooler && { DATABASE_URL: pooler.address, DATABASE_DIRECT_URL: own.address }),
    ...(replica && { DATABASE_READ_URL: replica.address }),
  };
  const cluster = await startCluster({ ...shop.settings, ...addresses }, PROCESSES);
  const acknowledged: string[] = [];
  const found: Figure[] = [];
  try {
    const count = SECONDS * Number(values["per-second"]);
    const random = seededRandom(Number(values.seed));
    const onOrder = (body: unknown) => acknowledged.push(placedOrderWireSchema.parse(body).order._id);
    const visits = await prepareVisits(origin, { shares: SHARES, count, random, onOrder });
    const load = startLoad(visits, SECONDS);
    found.push(await changePrices(cluster), await cutConnections(cluster), await killOne(cluster, load));
    found.push(await restartAll(cluster, load));
    if (replica) found.push(await loseReplica(replica, load));
    if (front) found.push(await changePricesThrough(front, cluster), ...(await checkFront(front)));
    const times = await load.ended;
    const others = load.failures.length;
    found.push({
      figure: `answered in ${SECONDS} s`,
      place: "mix",
      text: `${times.length} of ${count}, 99 of 100 within ${Math.round(percentile(times, 0.99))} ms`,
      target: `all but those in flight at the kill (${CONNECTIONS} at most)`,
      isMet: others <= CONNECTIONS,
    });
  } finally {
    await cluster.stop();
  }
  const claims = await shop.inDatabase(async () => auditBooks(await readOrderRecords(shop.dataDir), acknowledged));
  return [...found, ...claims.map((claim) => toFigure(claim, "orders"))];
}

async function changePrices(cluster: Cluster): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const origins = cluster.ownOrigins();
    const writer = origins[round % origins.length] ?? "";
    times.push(...(await measureFreshness(writer, origins, 2_000 + round)));
  }
  return freshness("a changed price on every process", times, FRESH_MS);
}

/** The processes do not hear of a change that is made right after their connections were cut. */
async function cutConnections(cluster: Cluster): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    await shop.inDatabase(() =>
      getDatabase().execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`),
    );
    const origins = cluster.ownOrigins();
    times.push(...(await measureFreshness(origins[round % origins.length] ?? "", origins, 3_000 + round)));
    await setTimeout(1_500);
  }
  return freshness("the same right after their connections were cut", times, FRESH_WITHOUT_NOTICE_MS);
}

/** A busy machine may stall for a moment, so one time in ten may be longer, up to what holds without a notice. */
function freshness(figure: string, times: readonly number[], limit: number): Figure {
  const slowest = Math.max(...times);
  const most = Math.max(limit, FRESH_WITHOUT_NOTICE_MS);
  return {
    figure,
    place: "freshness",
    text: `after ${Math.round(slowest)} ms at most, ${times.length} times`,
    target: `9 of 10 within ${limit / 1_000} s, all within ${most / 1_000} s`,
    isMet: percentile(times, 0.9) <= limit && slowest <= most,
  };
}

/** What lists were read from the replica; then it is stopped, and the primary is read. */
async function loseReplica({ address, stop }: Started & { address: string }, load: Load): Promise<Figure> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(
    "select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_user_tables where relname = 'products'",
  );
  await client.end();
  const before = load.failures.length;
  await stop();
  await setTimeout(3_000);
  const failures = load.failures.slice(before);
  const read = Number(rows[0]?.count);
  return {
    figure: "failed while the replica was stopped",
    place: "mix",
    text: `${failures.length}${failures[0] ? ` (${failures[0].what})` : ""}; ${read} products were read from it before`,
    target: "none; some were read",
    isMet: failures.length === 0 && read > 0,
  };
}

async function killOne(cluster: Cluster, load: Load): Promise<Figure> {
  const before = load.failures.length;
  const killedAt = load.since();
  const pids = cluster.pids();
  const [victim = 0] = pids;
  process.kill(victim, "SIGKILL");
  while (cluster.pids().length < PROCESSES || cluster.pids().includes(victim)) await setTimeout(100);
  await setTimeout(5_000);
  const failures = load.failures.slice(before);
  const late = failures.filter(({ at }) => at > killedAt + 1_000);
  return {
    figure: "failed when a process was killed",
    place: "mix",
    text: `${failures.length}, of which ${late.length} later than a second${late[0] ? ` (${late[0].what})` : ""}`,
    target: `${CONNECTIONS} at most, none later`,
    isMet: failures.length <= CONNECTIONS && late.length === 0,
  };
}

async function restartAll(cluster: Cluster, load: Load): Promise<Figure> {
  const before = load.failures.length;
  await cluster.restart();
  await setTimeout(1_000);
  const failures = load.failures.slice(before);
  return {
    figure: "failed while all processes were started anew",
    place: "mix",
    text: `${failures.length}${failures[0] ? ` (${failures[0].what})` : ""}`,
    target: "none",
    isMet: failures.length === 0,
  };
}

async function changePricesThrough({ origin: own }: Front, cluster: Cluster): Promise<Figure> {
  const [writer = ""] = cluster.ownOrigins();
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(...(await measureFreshness(writer, [own], 4_000 + round)));
  return freshness("a changed price through the front", times, FRESH_THROUGH_FRONT_MS);
}
