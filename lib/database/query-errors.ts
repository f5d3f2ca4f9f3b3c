import "server-only";
import { PgPreparedQuery } from "drizzle-orm/pg-core/session";
import { noteDatabaseAway } from "@/lib/server/database-away";

/** A query that failed, told without what it was asked with: that may be a name, an address, a digest of a password. */
export class QueryFailedError extends Error {
  override name = "QueryFailedError";
  /** PostgreSQL's code, or the system's when the database was not reached. */
  readonly code: string;
  /** The index or foreign key that refused. */
  readonly constraint: string;

  constructor(query: string, cause: unknown) {
    const { code, constraint, message } = factsOf(cause);
    super(`${message} (${code}${constraint && `, ${constraint}`}) in: ${query}`);
    this.code = code;
    this.constraint = constraint;
  }
}

/** Messages of this class of errors repeat the value that could not be read. */
const DATA_EXCEPTION = /^22/;

function factsOf(cause: unknown): { code: string; constraint: string; message: string } {
  const fact = (name: "code" | "constraint" | "message"): string => {
    const value = typeof cause === "object" && cause !== null && name in cause ? Reflect.get(cause, name) : "";
    return typeof value === "string" ? value : "";
  };
  const code = fact("code");
  return {
    code,
    constraint: fact("constraint"),
    message: DATA_EXCEPTION.test(code) ? "A value was refused" : fact("message"),
  };
}

/** Of PostgreSQL: connection exceptions, too many connections, shutting down and starting up; of the system: no way there. */
const AWAY_CODES = /^(?:08|53300$|57P0[1-5]$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EHOSTUNREACH$|EAI_AGAIN$)/;
/** What the drivers say without a code. */
const AWAY_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|not queryable|PGlite is closed/i;

/** The database was not reached, or was lost while it worked: nothing that was not acknowledged is written. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = factsOf(error);
  return AWAY_CODES.test(code) || AWAY_MESSAGES.test(message);
}

type Ask = (query: string, parameters: unknown[], run: () => Promise<unknown>) => Promise<unknown>;

let isDone = false;

/**
 * Drizzle writes the parameters of a failed query into its error, and whoever logs the error logs them: every prepared
 * query is made to throw `QueryFailedError` in its place. There is no setting for it.
 */
export function keepParametersOutOfErrors(): void {
  if (isDone) return;
  isDone = true;
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: Ask };
  const ask = prepared.queryWithCache;
  prepared.queryWithCache = async function (query, parameters, run) {
    try {
      return await ask.call(this, query, parameters, run);
    } catch (error) {
      const failed = new QueryFailedError(query, error instanceof Error && "cause" in error ? error.cause : error);
      if (isDatabaseAway(failed)) noteDatabaseAway();
      throw failed;
    }
  };
}
