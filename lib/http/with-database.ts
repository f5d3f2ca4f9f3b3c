import "server-only";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway, RETRY_AFTER_SECONDS } from "@/lib/server/database-away";
import { problem } from "./problem";
import { isForm } from "./read-body";
import { refusalPage } from "./refusal-page";

/**
 * Answers 503 if the database cannot be reached. Nothing was written then, so the caller can safely repeat the request.
 * A form without script gets a page for people instead of problem details.
 */
export function withDatabase<Input extends [Request, ...unknown[]]>(
  respond: (...input: Input) => Promise<Response>,
): (...input: Input) => Promise<Response> {
  return async (...input) => {
    const [request] = input;
    try {
      return await respond(...input);
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
