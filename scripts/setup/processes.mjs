import cluster from "node:cluster";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./port.mjs";
import { stop } from "./run.mjs";

/** Longer than a process takes to finish its last requests (`lib/server/front/intercept-requests.ts`). */
const MAX_STOP_MS = 40_000;
/** A process that ends before it serves is started again after this pause, which doubles up to the second one. */
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 30_000;

/** How many processes are to serve the shop, read from WEB_PROCESSES; ends the process if that is no number. */
export function processCount() {
  const text = process.env.WEB_PROCESSES?.trim() || "1";
  if (!/^[1-9]\d{0,2}$/.test(text)) stop(`The setting WEB_PROCESSES cannot be used: expected a number, not "${text}".`);
  if (text === "1") return 1;
  if (process.env.DATABASE_URL?.trim()) return Number(text);
  console.log("One process serves, because the embedded database can have only one: WEB_PROCESSES needs DATABASE_URL.");
  return 1;
}

/**
 * Serves the shop at `port` with `count` processes, each of which runs the program `exec`. A process that ends is started
 * again. SIGHUP starts all anew, one after the other, without losing a request; SIGTERM and SIGINT end them.
 *
 * Each process also has a port of its own, at which it asks itself; it opens the shared one once it can answer.
 */
export async function runProcesses({ count, port, exec, args }) {
  // Each process takes its connections from the system. Otherwise this one would take them and hand them on, and one that is
  // on its way to a process that ends would stay open without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec, args });
  let isStopping = false;
  let isRestarting = false;
  /** The process that serves under each number. */
  const serving = new Map();

  /** Starts a process; resolves with it once it serves, or with null if it has ended before. */
  async function start(number) {
    // The front opens the shared port, so there is none of these processes without it.
    const worker = cluster.fork({ PORT: await freePort(), SHARED_PORT: port, WEB_PROCESS: number, FRONT: "on" });
    worker.on("exit", () => {
      if (serving.get(number) !== worker) return;
      serving.delete(number);
      if (isStopping) return;
      console.error(`Process ${number} has ended and is started again.`);
      void keep(number);
    });
    return new Promise((resolve) => {
      worker.on("listening", (address) => address.port === port && resolve(worker));
      worker.once("exit", () => resolve(null));
    });
  }

  /** Starts a process until it serves. */
  async function keep(number) {
    for (let wait = FIRST_PAUSE_MS; !isStopping; wait = Math.min(2 * wait, LAST_PAUSE_MS)) {
      const worker = await start(number);
      if (worker) {
        serving.set(number, worker);
        return;
      }
      await pause(wait);
    }
  }

  async function restart() {
    if (isRestarting || isStopping) return;
    isRestarting = true;
    console.log("Starting all processes anew.");
    for (const [number, old] of [...serving]) {
      const worker = await start(number);
      if (!worker) {
        console.error("The new process did not start, so the old ones stay.");
        break;
      }
      serving.set(number, worker);
      await end(old);
    }
    isRestarting = false;
  }

  async function stopAll(signal) {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map(end));
    process.exit(signal === "SIGINT" ? 130 : 143);
  }

  await tellMetrics();
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stopAll(signal));
  process.on("SIGHUP", () => void restart());

  // The first one migrates the database and loads the demo store. If its settings are wrong, so are those of the others.
  const first = await start(1);
  if (!first && !isStopping) process.exit(1);
  serving.set(1, first);
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => keep(index + 2)));
  if (!isStopping) console.log(`${count} processes serve the shop at port ${port}.`);
}

/** Tells the sum of the figures of all processes to Prometheus, at the port in METRICS_PORT. */
async function tellMetrics() {
  const port = Number(process.env.METRICS_PORT?.trim());
  if (!port) return;
  const { AggregatorRegistry } = await import("prom-client");
  const registry = new AggregatorRegistry();
  const server = http.createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.clusterMetrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error) => {
        console.error("The metrics could not be read.", error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", (error) => console.error(`Nothing is told at METRICS_PORT ${port}: ${error.message}`));
  server.listen(port);
}

/** Ends a process after its last response, or by force if that takes too long. */
function end(worker) {
  return new Promise((resolve) => {
    const force = setTimeout(() => worker.process.kill("SIGKILL"), MAX_STOP_MS);
    worker.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    worker.process.kill("SIGTERM");
  });
}
