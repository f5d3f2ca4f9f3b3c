import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import { openPostgres } from "@/lib/database/postgres";
import { ensureBuilt } from "../../setup/build.mjs";
import { freePort } from "../../setup/port.mjs";
import { startLoad } from "../cluster/load";
import type { Figure } from "../figures.mjs";
import { prepareVisits, type Shares } from "../mix/prepare-visits";
import { auditBooks, toFigure } from "../orders/audit";
import { BENCH_SETTINGS } from "../orders/bench-shop";
import { readOrderRecords } from "../orders/order-records";
import { printFigures } from "../report.mjs";
import { seededRandom } from "../seeded-random.mjs";
import { newFolder, startNext } from "../servers.mjs";
import { openOwnDatabase } from "./own-database";

/**
 * `npm run bench-upgrade -- --from 65f557fd`: an older version, built from its commit, serves a PostgreSQL. This version is
 * started beside it and migrates the database; both go on, then the older one is stopped. Visitors of both browse and
 * order all the time. The PostgreSQL is that of TEST_DATABASE_URL, or one of its own. The exit code is 1 if a target is
 * missed.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (!values.from) throw new Error("Name the commit of the older version: npm run bench-upgrade -- --from 65f557fd");
const PER_SECOND = 20;
const OLD_SECONDS = 60;
const NEW_SECONDS = 40;
const START_NEW_AFTER_MS = 10_000;
const SHARES: Shares = [
  ["browse", 80],
  ["filter and search", 8],
  ["cart", 7],
  ["order", 5],
];

await ensureBuilt();
const old = newFolder("older-version");
const runInOld = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: old, encoding: "utf8", env: { ...process.env, TYPES_CHECKED: "1", FRONT: "on" } });
execFileSync("git", ["clone", "--quiet", ".", old]);
runInOld("git", "checkout", "--quiet", values.from);
console.log(`Building ${values.from} …`);
runInOld("npm", "ci", "--no-audit", "--no-fund");
runInOld("node", "scripts/build.mjs");

const own = await openOwnDatabase("upgrade");
const figures = await measure().finally(async () => {
  await own.drop();
});
printFigures(figures);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

/** The older version itself loads its demo store and what the bench adds, so that its rows are as it writes them. */
function prepareOldShop() {
  const script = `
    const { prepareShop } = await import("./scripts/bench/orders/bench-shop.ts");
    const { origin, dataDir } = await prepareShop("upgrade", { databaseUrl: ${JSON.stringify(own.address)} });
    console.log(JSON.stringify({ origin, dataDir }));
    process.exit(0);`;
  const flags = ["--conditions=react-server", "--require", "./tests/setup/no-next-cache.cjs", "--import", "tsx"];
  const said = runInOld("node", ...flags, "--input-type=module", "--eval", script);
  const preparedSchema = z.object({ origin: z.url(), dataDir: z.string() });
  return preparedSchema.parse(JSON.parse(said.trim().split("\n").at(-1) ?? ""));
}

async function measure(): Promise<Figure[]> {
  const { origin, dataDir } = prepareOldShop();
  const acknowledged: string[] = [];
  const onOrder = (body: unknown) => acknowledged.push(placedOrderWireSchema.parse(body).order._id);
  const visitsOf = (origin: string, name: string, seconds: number) =>
    prepareVisits(origin, { shares: SHARES, count: seconds * PER_SECOND, random: seededRandom(1), name, onOrder });

  const place = { DATA_DIR: dataDir, DATABASE_URL: own.address, PORT: new URL(origin).port };
  const shop = { ...BENCH_SETTINGS, ...place, FRONT: "on", PREPARE_PICTURES: "off" };
  const before = await startNext(old, "/api/health", shop);
  const oldVisits = await visitsOf(before.origin, "older-version", OLD_SECONDS);
  const oldLoad = startLoad(oldVisits, OLD_SECONDS);
  await setTimeout(START_NEW_AFTER_MS);
  const after = await startNext(process.cwd(), "/api/health", { ...shop, PORT: String(await freePort()) });
  const startedAfter = oldLoad.since() - START_NEW_AFTER_MS;
  const newVisits = await visitsOf(after.origin, "newer-version", NEW_SECONDS);
  const newLoad = startLoad(newVisits, NEW_SECONDS);
  const oldTimes = await oldLoad.ended;
  await before.stop();
  const newTimes = await newLoad.ended;
  await after.stop();

  registerDatabase(await openPostgres(own.address, { isLeftAsIs: true }));
  const claims = await readOrderRecords(dataDir)
    .then((records) => auditBooks(records, acknowledged))
    .finally(closeDatabase);
  const failedOf = (figure: string, { failures }: typeof oldLoad, count: number): Figure => ({
    figure,
    place: "mix",
    text: `${failures.length} of ${count + failures.length}${failures[0] ? ` (${failures[0].what})` : ""}`,
    target: "none",
    isMet: failures.length === 0,
  });
  return [
    {
      figure: "started beside the older version",
      place: "start",
      text: `${(startedAfter / 1_000).toFixed(1)} s until it answers, with the migration`,
      target: "30 s",
      isMet: startedAfter <= 30_000,
    },
    failedOf(`failed at the version of ${values.from}`, oldLoad, oldTimes.length),
    failedOf("failed at this version", newLoad, newTimes.length),
    ...claims.map((claim) => toFigure(claim, "orders")),
  ];
}
