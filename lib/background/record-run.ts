import "server-only";
import { recordTaskRun } from "@/lib/data/health";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { clock } from "@/lib/server/clock";
import { metrics } from "@/lib/server/metrics";

/** Some tasks run every few seconds; when they did is remembered once in this time, and whenever it has changed how they end. */
const EVERY_MS = 60_000;

const last = new Map<string, { at: number; isFailed: boolean }>();

/** Remembers that a task has run, for the health of the shop. */
export function recordRun(name: string, isFailed: boolean): void {
  metrics()?.task(name, isFailed);
  const now = clock.now();
  const before = last.get(name);
  if (before && before.isFailed === isFailed && now.getTime() - before.at < EVERY_MS) return;
  last.set(name, { at: now.getTime(), isFailed });
  recordTaskRun(name, { isFailed, now }).catch((error: unknown) => {
    // A task that failed because the database is away is noticed without this.
    if (!isDatabaseAway(error)) console.error(`The run of ${name} could not be recorded.`, error);
  });
}
