import { setTimeout } from "node:timers/promises";
import { percentile } from "../numbers.mjs";
import { workers } from "../orders/workers";
import type { Server } from "../servers.mjs";

const CONNECTIONS = 16;
const REST_MS = 10_000;
const SAMPLE_MS = 250;

export type Visit = { kind: string; send: () => Promise<void> };

export type Measured = {
  perSecond: number;
  /** In milliseconds, of all requests and of each kind. */
  times: ReadonlyMap<string, { count: number; p50: number; p99: number }>;
  /** Milliseconds of processor time per request. */
  processor: number;
  /** In bytes: before the first request, the most during them, and ten seconds after the last one. */
  memory: { before: number; peak: number; after: number };
};

/** Sends all requests, sixteen at a time, and measures what they cost the server. */
export async function measureVisits(
  server: Pick<Server, "memory" | "processorSeconds">,
  visits: readonly Visit[],
): Promise<Measured> {
  const before = server.memory();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, SAMPLE_MS);
  const processor = server.processorSeconds();
  const times = new Map<string, number[]>([["all", []]]);
  const start = performance.now();
  try {
    await workers(CONNECTIONS, visits.length, async (index) => {
      const visit = visits[index];
      if (!visit) return;
      const sent = performance.now();
      await visit.send();
      const took = performance.now() - sent;
      const ofKind = times.get(visit.kind) ?? [];
      times.set(visit.kind, ofKind);
      for (const list of [times.get("all"), ofKind]) list?.push(took);
    });
  } finally {
    clearInterval(sampling);
  }
  const seconds = (performance.now() - start) / 1_000;
  const spent = server.processorSeconds() - processor;
  await setTimeout(REST_MS);
  return {
    perSecond: visits.length / seconds,
    times: new Map([...times].map(([kind, list]) => [kind, summaryOf(list)])),
    processor: (spent * 1_000) / visits.length,
    memory: { before, peak, after: server.memory() },
  };
}

function summaryOf(times: readonly number[]) {
  return { count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
