import "server-only";
import { after } from "next/server";
import { env } from "@/lib/server/env";
import { onOutboxNudge } from "@/lib/server/outbox-signal";
import type { PeriodicWorkName } from "./periodic-work";
import { type PeriodicWork, runPeriodically, type Worker } from "./run-periodically";

// Kept across reloads of the module in development, so that no second worker starts.
const WORKER = Symbol.for("storefront.worker");
const shared = globalThis as { [WORKER]?: Worker };

/**
 * Starts the background work of this process. Not on Vercel, where a function is frozen as soon as it has answered:
 * there a scheduler calls `/api/cron/…`, and the outbox is delivered after each answer.
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
  // Next ends the process when the last request is answered; until then nothing new is begun.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void worker.stop());
}

async function deliverOutboxOnce(): Promise<void> {
  const { deliverOutbox } = await import("@/lib/workflows/outbox/deliver");
  await deliverOutbox();
}
