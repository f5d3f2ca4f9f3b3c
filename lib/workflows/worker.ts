import "server-only";
import { after } from "next/server";
import { env } from "@/lib/env";
import type { PeriodicWorkName } from "./periodic-work";
import { type PeriodicWork, runPeriodically, type Worker } from "./run-periodically";

// Started by instrumentation.ts and nudged by route handlers, which are separate bundles of one process.
const WORKER = Symbol.for("storefront.worker");
const shared = globalThis as { [WORKER]?: Worker };

/**
 * Starts what this process does beside serving. Not on Vercel: a function is frozen with its answer, in the middle of
 * whatever it was doing; there a scheduler calls `/api/cron/…`.
 */
export async function startWorker(): Promise<void> {
  if (shared[WORKER] || env().VERCEL) return;
  const { PERIODIC_WORK } = await import("./periodic-work");
  const { expirePages } = await import("./expire-pages");
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
  // Next ends the process when the last request is answered; until then nothing new is begun.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void worker.stop());
}

/**
 * Has the outbox delivered at once: to be called after the transaction of `queueMessage` has committed. A message that
 * nobody nudges for leaves with the next interval.
 */
export function nudgeOutbox(): void {
  shared[WORKER]?.nudge("outbox" satisfies PeriodicWorkName);
  // Elsewhere a process without a worker is a script, and the shop will find what it has queued.
  if (env().VERCEL) after(deliverWhatIsDue);
}

async function deliverWhatIsDue(): Promise<void> {
  const { deliverOutbox } = await import("./deliver-outbox");
  await deliverOutbox();
}
