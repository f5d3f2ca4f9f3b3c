import "server-only";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { RequestKind } from "@/lib/domain/site/request-kind";

const VISITORS = new Set<RequestKind>(["page", "list", "personal_page", "call"]);

/** A request that has just arrived is read within this time. */
const TURN_MS = 5;

/** Long work waits at most so many times as long as its last step took: it shall end on a busy day, too. */
const MAX_WAIT = 10;

// The start of the server and route handlers are separate bundles of one process, each with its own copy of this
// module. They share the number of requests through a global variable.
const IN_PROGRESS = Symbol.for("storefront.visitors-in-progress");
const shared = globalThis as { [IN_PROGRESS]?: number };

/** Counts a request of a visitor until its response has ended, also if the client hangs up before. */
export function countVisitor(kind: RequestKind, response: ServerResponse): void {
  if (!VISITORS.has(kind)) return;
  shared[IN_PROGRESS] = visitorsInProgress() + 1;
  response.once("close", () => {
    shared[IN_PROGRESS] = visitorsInProgress() - 1;
  });
}

/**
 * Between two steps of long work in the embedded database, which works in this process and gives nobody a turn during a
 * step: waits until no visitor waits for an answer, at most ten times as long as the step took.
 */
export async function letVisitorsGoFirst(stepMs: number): Promise<void> {
  const end = performance.now() + stepMs * MAX_WAIT;
  do await pause(TURN_MS);
  while (visitorsInProgress() > 0 && performance.now() < end);
}

function visitorsInProgress(): number {
  return shared[IN_PROGRESS] ?? 0;
}
