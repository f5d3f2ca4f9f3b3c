import "server-only";
import { after } from "next/server";
import { hasUnreadTags } from "@/lib/database/expired-tags";
import { env } from "@/lib/server/env";
import { onOutboxNudge } from "@/lib/server/outbox-signal";
import type { PeriodicWorkName } from "./periodic-work";
import { type PeriodicWork, runPeriodically, type Worker } from "./run-periodically";

// The worker is stored in a global, which survives module reloads in development. Otherwise each reload would start
// another worker.
const WORKER = Symbol.for("storefront.worker");
const shared = globalThis as { [WORKER]?: Worker };

/**
 * Starts the background tasks of this process. Does nothing on Vercel, which freezes a function as soon as it has
 * responded. There, a scheduler calls `/api/cron/…`, and outbox messages are delivered after each response.
 */
export async function startWorker(): Promise<void> {
  if (env().VERCEL) {
    onOutboxNudge(() => after(deliverOutboxOnce));
    return;
  }
  if (shared[WORKER]) return;
  const { PERIODIC_WORK } = await import("./periodic-work");
  const { recordRun } = await import("./record-run");
  const { expirePages } = await import("@/lib/cached/expire-pages");
  const works: readonly PeriodicWork[] = PERIODIC_WORK;
  const worker = runPeriodically(
    works.map(({ run, ...work }) => ({
      ...work,
      run: async (signal) => {
        await run(signal);
        // The tags that this task has recorded, and those of a request that failed after its change was committed.
        if (hasUnreadTags()) await expirePages();
      },
    })),
    recordRun,
  );
  shared[WORKER] = worker;
  onOutboxNudge(() => worker.nudge("outbox" satisfies PeriodicWorkName));
  // After these signals, Next.js ends the process once the last response is sent. No background task may start in the
  // meantime.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void worker.stop());
}

async function deliverOutboxOnce(): Promise<void> {
  const { deliverOutbox } = await import("@/lib/workflows/outbox/deliver");
  await deliverOutbox();
}
