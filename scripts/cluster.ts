import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { startFront } from "./cluster/front";
import { startPooler } from "./cluster/pooler";
import { startPostgres } from "./cluster/postgres";
import type { Started } from "./cluster/programs";
import { freePort, isFree } from "./setup/port.mjs";
import { stop } from "./setup/run.mjs";

/**
 * `npm run cluster [-- --port 8080] [-- --processes 2]`: the shop as on a larger host, from the programs of this machine:
 * nginx, processes of the shop, PgBouncer if it is there, PostgreSQL. To be tried out: the data is kept in `cluster`
 * below DATA_DIR.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8080" },
    processes: { type: "string", default: "2" },
  },
});
const port = Number(values.port);
if (!(await isFree(port))) stop(`Port ${port} is in use. Choose another: npm run cluster -- --port ${port + 1}`);
const dataDir = path.join(process.env.DATA_DIR?.trim() || ".data", "cluster");
mkdirSync(dataDir, { recursive: true });
/** The first is stopped last. */
const started: Started[] = [];
const stopAll = async () => {
  for (const each of started.toReversed()) await each.stop();
};

try {
  const postgres = keep(await startPostgres(path.join(dataDir, "postgres")));
  if (!postgres) stop("PostgreSQL is not installed. On Debian: apt-get install postgresql pgbouncer nginx");
  const pooler = keep(await startPooler(postgres.address));
  const shopPort = await freePort();
  const front = keep(await startFront({ shopPort, port }));
  if (!front) throw new Error("nginx is not installed. On Debian: apt-get install nginx");
  console.log(`PostgreSQL${pooler ? ", PgBouncer" : ""} and nginx have started. The shop opens at ${front.origin}`);
  const shop = spawn(process.execPath, ["--heap-growing-percent=40", "scripts/start.mjs"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: pooler?.address ?? postgres.address,
      ...(pooler && { DATABASE_DIRECT_URL: postgres.address }),
      PORT: String(shopPort),
      WEB_PROCESSES: values.processes,
      TRUSTED_PROXIES: "loopback",
      STORE_ORIGIN: process.env.STORE_ORIGIN?.trim() || front.origin,
    },
    stdio: "inherit",
  });
  const ended = new Promise<number>((resolve) => shop.once("exit", (code) => resolve(code ?? 1)));
  // Ctrl+C reaches the shop by itself; what it needs stays until it has ended.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => shop.kill("SIGTERM"));
  process.on("SIGHUP", () => shop.kill("SIGHUP"));
  process.exitCode = await ended;
} finally {
  await stopAll();
}

function keep<Program extends Started>(program: Program | null): Program | null {
  if (program) started.push(program);
  return program;
}
