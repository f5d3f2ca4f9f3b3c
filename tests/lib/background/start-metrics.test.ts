import { readFileSync } from "node:fs";
import net from "node:net";
import { register } from "prom-client";
import { startMetrics } from "@/lib/background/start-metrics";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { problem } from "@/lib/http/problem";
import type { Environment } from "@/lib/server/env";
import { metrics } from "@/lib/server/metrics";
import { freePort } from "@/scripts/setup/port.mjs";
import { useTestDatabase } from "@/tests/support/database";
import { readAnswer, requestText } from "@/tests/support/raw-http";

const settings: Partial<Environment> = {};
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: () => ({ ...actual.readEnvironment({}), ...settings }) };
});
useTestDatabase();

async function get(port: number, path: string) {
  const socket = net.connect(port);
  socket.write(requestText(path));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return readAnswer(Buffer.concat(parts));
}

it("counts nothing without the setting", async () => {
  await startMetrics();
  expect(metrics()).toBeUndefined();
});

describe("with the setting", () => {
  let port = 0;
  beforeAll(async () => {
    port = await freePort();
    settings.METRICS_PORT = port;
    await startMetrics();
  });

  it("tells what was counted, and nothing else", async () => {
    metrics()?.request({ kind: "page", method: "GET", status: 200, seconds: 0.002 });
    metrics()?.page("kept");
    metrics()?.keepsPages(() => 1_234);
    metrics()?.order();
    metrics()?.task("outbox", true);
    problem({ ok: false, code: "store_unknown" });
    const { status, text } = await get(port, "/metrics");
    expect(status).toBe(200);
    for (const line of [
      'shop_request_seconds_bucket{le="0.005",kind="page",method="GET",status="200"} 1',
      'shop_pages_total{source="kept"} 1',
      "shop_kept_bytes 1234",
      "shop_orders_total 1",
      'shop_task_runs_total{task="outbox",outcome="failed"} 1',
      'shop_refusals_total{code="store_unknown"} 1',
      "shop_outbox_due 0",
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect((await get(port, "/")).status).toBe(404);
  });

  it("counts the messages that wait", async () => {
    await getDatabase()
      .insert(outboxMessages)
      .values({
        storeId: "nila-loom",
        id: "one",
        channel: "mail",
        template: "a",
        recipient: "a@example.com",
        content: {},
        dueAt: new Date(0),
      } as typeof outboxMessages.$inferInsert);
    expect((await get(port, "/metrics")).text).toContain("shop_outbox_due 1");
  });

  it("has every figure that the dashboard shows", async () => {
    const names = (await register.getMetricsAsJSON()).map(({ name }) => name);
    const dashboard = readFileSync("docs/grafana/shop.json", "utf8");
    const shown = [...dashboard.matchAll(/\b((?:shop|nodejs|process)_[a-z0-9_]+)/g)].map(([, name = ""]) => name);
    expect(shown.length).toBeGreaterThan(10);
    const missing = shown.filter((name) => !names.includes(name.replace(/_(?:bucket|count|sum)$/, "")));
    expect([...new Set(missing)]).toEqual([]);
  });
});
