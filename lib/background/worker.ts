import "server-only";
import { after } from "next/server";
import { env } from "@/lib/server/env";
import { onOutboxNudge } from "@/lib/server/outbox-signal";
import type { PeriodicWorkName } from "./periodic-work";
import { type PeriodicWork, runPeriodically, type Worker } from "./run-periodically";

// A global survives module reloads in development, so that no second worker starts.
const WORKER = Symbol.for("storefront.worker");
const shared = globalThis as { [WORKER]?: Worker };

/**
 * Starts the background work of this process. Does nothing on Vercel, which freezes a function once it has responded:
 * there a scheduler calls `/api/cron/…`, and the outbox is delivered after each response.
 */
export async function startWorker(): Promise<void> {
  if (env().VERCEL) {
    onOutboxNudge(() => after(deliverOutboxOnce));
    return;
  }
  if (shared[WORKER]) return;
  const { PERIODIC_WORK } = await import("./periodic-work");
  const { expirePages } = await import("@/lib/cached/expire-pages");
  const works: readonly PeriodicWork[] = PERIODIC_WORK;
  const worker = runPeriodically(
    works.map(({ run, ...work }) => ({
      ...work,
      run: async (signal) => {
        const done = await run(signal);
        await expirePages(done?.touched ?? []);
      },
    })),
  );
  shared[WORKER] = worker;
  onOutboxNudge(() => worker.nudge("outbox" satisfies PeriodicWorkName));
  // On these signals Next.js ends the process after the last response; until then no new background work may start.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void worker.stop());
}

async function deliverOutboxOnce(): Promise<void> {
  const { deliverOutbox } = await import("@/lib/workflows/outbox/deliver");
  await deliverOutbox();
}
