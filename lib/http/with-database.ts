import "server-only";
import { catchUpExpiredTags } from "@/lib/cached/expire-tags";
import { UnreadableRowError } from "@/lib/data/readable-rows";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway, RETRY_AFTER_SECONDS } from "@/lib/server/database-away";
import { diskFaultOf, fileOf, logUnwritableDisk } from "@/lib/server/unwritable-disk";
import { problem, type Refusal } from "./problem";
import { isPlainForm } from "./read-body";
import { refusalPage } from "./refusal-page";

/** Somebody has to make room, or the disk writable, first. */
const DISK_RETRY_SECONDS = 60;

/**
 * Wraps every route handler that uses the database. Before it answers, cached pages expire that show what `respond` has
 * changed, also if `respond` refuses: it may have changed something else before. If the database cannot be reached,
 * nothing can be written because the disk is full or read-only, or what is asked for cannot be read, it answers 503;
 * other errors are not caught.
 */
export function withDatabase<Input extends [Request, ...unknown[]]>(
  respond: (...input: Input) => Promise<Response>,
): (...input: Input) => Promise<Response> {
  return async (...input) => {
    const [request] = input;
    const response = await respond(...input).catch((error: unknown) => explainFault(error, request));
    await catchUpExpiredTags();
    return response;
  };
}

/**
 * Nothing was written, so the caller can safely repeat the request. A form without script gets a page for people
 * instead of problem details.
 */
function explainFault(error: unknown, request: Request): Response {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (!isPlainForm(request)) return problem(refusal);
  const page = refusalPage(503);
  if (refusal.retryAfterSeconds !== undefined) page.headers.set("Retry-After", String(refusal.retryAfterSeconds));
  return page;
}

function refusalOf(error: unknown): (Refusal & { retryAfterSeconds?: number }) | null {
  if (error instanceof UnreadableRowError) return { ok: false, code: "record_unreadable" };
  if (isDatabaseAway(error)) {
    logDatabaseAway(error);
    return { ok: false, code: "database_away", retryAfterSeconds: RETRY_AFTER_SECONDS };
  }
  const fault = diskFaultOf(error);
  const file = fileOf(error);
  // Without a file, the operating system has forbidden something else, such as a port.
  if (!fault || (fault === "forbidden" && file === null)) return null;
  logUnwritableDisk(fault, file);
  return { ok: false, code: "disk_unwritable", retryAfterSeconds: DISK_RETRY_SECONDS };
}
