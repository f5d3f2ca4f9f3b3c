import "server-only";
import type { HealthAnswer } from "@/lib/contracts/health";
import { listFaultyRoutes, listTaskRuns } from "@/lib/data/health";
import { countFailedMessages, findWaitingMessages } from "@/lib/data/outbox/records";
import { listDifferences } from "@/lib/data/payment/differences";
import { readDatabaseVersions } from "@/lib/database/versions";
import { checkHealth, type HealthCheck, type HealthFacts } from "@/lib/domain/health";
import { ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { listBackups } from "@/lib/storage/backup/folder";
import { listStoreProblems } from "./problems";
import { findUnreadable } from "./unreadable";

const DAY_MS = 86_400_000;

type Health = { checks: HealthCheck[]; backups: HealthFacts["backups"]; versions: HealthAnswer["versions"] };

/** Whether a store and the deployment it is in are well. `tasks` are the background tasks that there are. */
export async function readHealth(
  storeId: StoreId,
  tasks: HealthFacts["tasks"],
): Promise<Result<Health, "store_unknown">> {
  const problems = await listStoreProblems(storeId);
  if (!problems.ok) return problems;
  const now = clock.now();
  const [lastBackup] = await listBackups();
  const backups = { everyHours: env().BACKUP_EVERY_HOURS ?? null, lastMadeAt: lastBackup?.madeAt ?? null };
  const checks = checkHealth({
    now,
    backups,
    tasks,
    runs: await listTaskRuns(),
    outbox: { ...(await findWaitingMessages(storeId, now)), failed: await countFailedMessages(storeId) },
    differingPayments: (await listDifferences(storeId, { page: 1, limit: 1 })).total,
    problems: problems.value.problems,
    unreadable: await findUnreadable(storeId),
    faults: await listFaultyRoutes(new Date(now.getTime() - DAY_MS)),
  });
  return ok({ checks, backups, versions: { node: process.version, ...(await readDatabaseVersions()) } });
}
