import "server-only";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway, RETRY_AFTER_SECONDS } from "@/lib/server/database-away";
import { problem } from "./problem";
import { isForm } from "./read-body";
import { refusalPage } from "./refusal-page";

/**
 * Answers 503 when the database is not there: who asks may come back with the same request, of which nothing is done. A
 * plain form is posted by a person, who is shown a page.
 */
export function withDatabaseFallback<Asked extends [Request, ...unknown[]]>(
  respond: (...asked: Asked) => Promise<Response>,
): (...asked: Asked) => Promise<Response> {
  return async (...asked) => {
    const [request] = asked;
    try {
      return await respond(...asked);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      logDatabaseAway(error);
      if (!isForm(request))
        return problem({ ok: false, code: "database_away", retryAfterSeconds: RETRY_AFTER_SECONDS });
      const page = refusalPage(503);
      page.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
      return page;
    }
  };
}
