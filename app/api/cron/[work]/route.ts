import { PERIODIC_WORK } from "@/lib/background/periodic-work";
import { recordRun } from "@/lib/background/record-run";
import type { PeriodicWork } from "@/lib/background/run-periodically";
import { openDatabase } from "@/lib/database/connection";
import { problem } from "@/lib/http/problem";
import { withDatabase } from "@/lib/http/with-database";
import { env } from "@/lib/server/env";
import { isSameSecret } from "@/lib/server/tokens";

/**
 * Runs one background task once, for hosting without background processes. A scheduler must send CRON_SECRET as bearer
 * token; Vercel's does so without further set-up. Overlapping calls are safe.
 */
export const GET = withDatabase(async (request: Request, { params }: RouteContext<"/api/cron/[work]">) => {
  if (!isScheduler(request)) return problem({ ok: false, code: "cron_secret_wrong" });
  const { work: name } = await params;
  const works: readonly PeriodicWork[] = PERIODIC_WORK;
  const work = works.find((candidate) => candidate.name === name);
  if (!work) return problem({ ok: false, code: "work_unknown" });
  await openDatabase();
  const done = await work.run(request.signal).catch((error: unknown) => {
    recordRun(name, true);
    throw error;
  });
  recordRun(name, false);
  return Response.json({ work: name, ...done }, { headers: { "Cache-Control": "no-store" } });
});

/** Whether the request has the scheduler's secret; always false if none is configured. */
function isScheduler(request: Request): boolean {
  const { CRON_SECRET } = env();
  const [, sent = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return CRON_SECRET !== undefined && isSameSecret(sent, CRON_SECRET);
}
