import "server-only";
import { catchUpExpiredTags } from "@/lib/cached/expire-tags";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway, RETRY_AFTER_SECONDS } from "@/lib/server/database-away";
import { problem } from "./problem";
import { isPlainForm } from "./read-body";
import { refusalPage } from "./refusal-page";

/**
 * Wraps every route handler that uses the database. Before it answers, cached pages expire that show what `respond` has
 * changed, also if `respond` refuses: it may have changed something else before. If the database cannot be reached, it
 * answers 503; other errors are not caught.
 */
export function withDatabase<Input extends [Request, ...unknown[]]>(
  respond: (...input: Input) => Promise<Response>,
): (...input: Input) => Promise<Response> {
  return async (...input) => {
    const [request] = input;
    const response = await respond(...input).catch((error: unknown) => explainDatabaseAway(error, request));
    await catchUpExpiredTags();
    return response;
  };
}

/**
 * Nothing was written, so the caller can safely repeat the request. A form without script gets a page for people
 * instead of problem details.
 */
function explainDatabaseAway(error: unknown, request: Request): Response {
  if (!isDatabaseAway(error)) throw error;
  logDatabaseAway(error);
  if (!isPlainForm(request))
    return problem({ ok: false, code: "database_away", retryAfterSeconds: RETRY_AFTER_SECONDS });
  const page = refusalPage(503);
  page.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return page;
}
