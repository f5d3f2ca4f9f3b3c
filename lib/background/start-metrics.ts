import "server-only";
import http from "node:http";
import { countDueMessages } from "@/lib/data/outbox/records";
import { countConnections } from "@/lib/database/connection";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { collectMetrics } from "@/lib/server/metrics";

/** In seconds: a kept page takes a thousandth, an order a tenth, an import some. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts what the shop does, and tells it to Prometheus at METRICS_PORT. Of several processes, the one that has started
 * them collects the figures of all (`scripts/setup/processes.mjs`). Does nothing without the setting.
 */
export async function startMetrics(): Promise<void> {
  const { METRICS_PORT, SHARED_PORT, WEB_PROCESS } = env();
  if (METRICS_PORT === undefined) return;
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, register } = await import(
    "prom-client"
  );
  collectDefaultMetrics();

  const requests = new Histogram({
    name: "shop_request_seconds",
    help: "How long requests took, by what they asked for and how they were answered",
    labelNames: ["kind", "method", "status"],
    buckets: BUCKETS,
  });
  const pages = new Counter({
    name: "shop_pages_total",
    help: "Pages for everyone, by whether they were kept, sent after their time, or made",
    labelNames: ["source"],
  });
  const refusals = new Counter({ name: "shop_refusals_total", help: "Refused calls, by code", labelNames: ["code"] });
  const orders = new Counter({ name: "shop_orders_total", help: "Placed orders" });
  const tasks = new Counter({
    name: "shop_task_runs_total",
    help: "Runs of background tasks",
    labelNames: ["task", "outcome"],
  });
  let keptBytes = () => 0;
  new Gauge({
    name: "shop_kept_bytes",
    help: "Bytes of pages that are kept in memory",
    collect() {
      this.set(keptBytes());
    },
  });
  new Gauge({
    name: "shop_database_connections",
    help: "Connections to PostgreSQL, and requests that wait for one",
    labelNames: ["state"],
    collect() {
      for (const [state, count] of Object.entries(countConnections() ?? {})) this.set({ state }, count);
    },
  });
  // All processes see the same messages, so one of them counts.
  if (WEB_PROCESS === 1)
    new Gauge({
      name: "shop_outbox_due",
      help: "Messages that should have been sent",
      async collect() {
        // An unknown number is left out; the connections tell why.
        this.set(await countDueMessages(clock.now()).catch(noneIfAway));
      },
    });

  collectMetrics({
    request: ({ seconds, ...labels }) => requests.observe({ ...labels, status: String(labels.status) }, seconds),
    page: (source) => pages.inc({ source }),
    refusal: (code) => refusals.inc({ code }),
    order: () => orders.inc(),
    task: (task, isFailed) => tasks.inc({ task, outcome: isFailed ? "failed" : "done" }),
    keepsPages: (bytes) => {
      keptBytes = bytes;
    },
  });

  if (SHARED_PORT !== undefined) new AggregatorRegistry();
  else serve(METRICS_PORT, () => register.metrics(), register.contentType);
}

function noneIfAway(error: unknown): number {
  if (isDatabaseAway(error)) return Number.NaN;
  throw error;
}

function serve(port: number, read: () => Promise<string>, contentType: string): void {
  const server = http.createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": contentType }).end(text),
      (error: unknown) => {
        console.error("The metrics could not be read.", error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", (error) => console.error(`Nothing is told at METRICS_PORT ${port}: ${error.message}`));
  // Whoever reads figures does not keep the shop from ending.
  server.listen(port).unref();
}
