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
import { listStoreProblems } from "./problems";
import { findUnreadable } from "./unreadable";

const DAY_MS = 86_400_000;

/** Whether a store and the deployment it is in are well. `tasks` are the background tasks that there are. */
export async function readHealth(
  storeId: StoreId,
  tasks: HealthFacts["tasks"],
): Promise<Result<{ checks: HealthCheck[]; versions: HealthAnswer["versions"] }, "store_unknown">> {
  const problems = await listStoreProblems(storeId);
  if (!problems.ok) return problems;
  const now = clock.now();
  const checks = checkHealth({
    now,
    tasks,
    runs: await listTaskRuns(),
    outbox: { ...(await findWaitingMessages(storeId, now)), failed: await countFailedMessages(storeId) },
    differingPayments: (await listDifferences(storeId, { page: 1, limit: 1 })).total,
    problems: problems.value.problems,
    unreadable: await findUnreadable(storeId),
    faults: await listFaultyRoutes(new Date(now.getTime() - DAY_MS)),
  });
  return ok({ checks, versions: { node: process.version, ...(await readDatabaseVersions()) } });
}
