import "server-only";
import { PgPreparedQuery } from "drizzle-orm/pg-core/session";
import { noteDatabaseAway } from "@/lib/server/database-away";

/**
 * The error of a failed query, without the query's parameters, which may contain names, addresses or password hashes.
 */
export class QueryFailedError extends Error {
  override name = "QueryFailedError";
  /** PostgreSQL's error code, or the operating system's if the database cannot be reached. */
  readonly code: string;
  /** The index or foreign key that was violated. */
  readonly constraint: string;

  constructor(query: string, cause: unknown) {
    const { code, constraint, message } = readError(cause);
    super(`${message} (${code}${constraint && `, ${constraint}`}) in: ${query}`);
    this.code = code;
    this.constraint = constraint;
  }
}

/** The messages of this class of errors contain the invalid value. */
const DATA_EXCEPTION = /^22/;

function readError(cause: unknown): { code: string; constraint: string; message: string } {
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

/** PostgreSQL: connection exceptions, too many connections, shutting down, starting up. System: no connection. */
const UNREACHABLE_CODES = /^(?:08|53300$|57P0[1-5]$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EHOSTUNREACH$|EAI_AGAIN$)/;
/** Messages of driver errors that have no code. */
const UNREACHABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|PGlite is closed/i;

/**
 * True if the database could not be reached or the connection was lost. Writes that were not acknowledged are not
 * saved.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = readError(error);
  return UNREACHABLE_CODES.test(code) || UNREACHABLE_MESSAGES.test(message);
}

type RunQuery = (query: string, parameters: unknown[], run: () => Promise<unknown>) => Promise<unknown>;

let isInstalled = false;

/**
 * Drizzle puts the parameters of a failed query into its error, and from there they would reach the log. Drizzle has
 * no setting against this, so we patch its prepared queries to throw `QueryFailedError` instead.
 */
export function keepParametersOutOfErrors(): void {
  if (isInstalled) return;
  isInstalled = true;
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: RunQuery };
  const runQuery = prepared.queryWithCache;
  prepared.queryWithCache = async function (query, parameters, run) {
    try {
      return await runQuery.call(this, query, parameters, run);
    } catch (error) {
      const failed = new QueryFailedError(query, error instanceof Error && "cause" in error ? error.cause : error);
      if (isDatabaseAway(failed)) noteDatabaseAway();
      throw failed;
    }
  };
}
