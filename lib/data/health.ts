import "server-only";
import { desc, gte, lt, sql, sum } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { requestFaults, taskRuns } from "@/lib/database/schema/process";
import type { FaultyRoute, TaskRun } from "@/lib/domain/health";

const HOUR_MS = 3_600_000;
/** Counts of failed requests are kept for a week. */
const KEPT_MS = 7 * 24 * HOUR_MS;
const MAX_ROUTES = 20;

/** Remembers that a background task has run. */
export async function recordTaskRun(
  name: string,
  { isFailed, now }: { isFailed: boolean; now: Date },
  database: Database = getDatabase(),
): Promise<void> {
  const failsSince = isFailed ? now : null;
  await database
    .insert(taskRuns)
    .values({ name, finishedAt: now, failsSince })
    .onConflictDoUpdate({
      target: taskRuns.name,
      set: {
        finishedAt: now,
        failsSince: isFailed ? sql`coalesce(${taskRuns.failsSince}, ${now.toISOString()}::timestamptz)` : null,
      },
    });
}

export async function listTaskRuns(database: Database = getDatabase()): Promise<TaskRun[]> {
  return database.select().from(taskRuns);
}

/** Counts a request that failed. */
export async function countFault(route: string, now: Date, database: Database = getDatabase()): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await database
    .insert(requestFaults)
    .values({ hour, route, count: 1 })
    .onConflictDoUpdate({
      target: [requestFaults.hour, requestFaults.route],
      set: { count: sql`${requestFaults.count} + 1` },
    });
}

/** The routes with failed requests since a moment, those with most first. */
export async function listFaultyRoutes(since: Date, database: Database = getDatabase()): Promise<FaultyRoute[]> {
  const total = sum(requestFaults.count).mapWith(Number);
  return database
    .select({ route: requestFaults.route, count: total })
    .from(requestFaults)
    .where(gte(requestFaults.hour, since))
    .groupBy(requestFaults.route)
    .orderBy(desc(total), requestFaults.route)
    .limit(MAX_ROUTES);
}

export async function forgetOldFaults(now: Date, database: Database = getDatabase()): Promise<void> {
  await database.delete(requestFaults).where(lt(requestFaults.hour, new Date(now.getTime() - KEPT_MS)));
}
