import "server-only";
import { PgPreparedQuery } from "drizzle-orm/pg-core/session";
import { noteDatabaseAway } from "@/lib/server/database-away";
import { traced } from "@/lib/server/traces";

/**
 * The error of a failed query, without the query's parameters, which may contain names, addresses or password hashes.
 */
export class QueryFailedError extends Error {
  override name = "QueryFailedError";
  /** PostgreSQL's error code or, if the database cannot be reached, the operating system's. */
  readonly code: string;
  /** The name of the index or foreign key that the query violated; empty if there is none. */
  readonly constraint: string;

  constructor(query: string, cause: unknown) {
    const { code, constraint, message } = readError(cause);
    super(`${message} (${code}${constraint && `, ${constraint}`}) in: ${query}`);
    this.code = code;
    this.constraint = constraint;
  }
}

/**
 * PostgreSQL's error codes for invalid values. The messages of these errors contain the value, so they are replaced.
 */
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

/** PostgreSQL's error code, or the operating system's; empty if the error has none. */
export const readErrorCode = (error: unknown): string => readError(error).code;

/**
 * PostgreSQL's codes for connection exceptions, too many connections, shutting down and starting up, for a
 * database that takes no writes now, and for the time limits of a lock, a statement and an idle transaction; and the
 * operating system's codes for failed connections.
 */
const UNREACHABLE_CODES =
  /^(?:08|25006$|25P03$|53300$|55P03$|57014$|57P0[1-5]$|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EHOSTUNREACH$|EAI_AGAIN$)/;
/** Parts of the messages of those connection errors that have no code. */
const UNREACHABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|PGlite is closed/i;

/**
 * True if the error means that the database could not be reached, the connection was lost, or the answer took too long. A write that has not been
 * acknowledged must then be regarded as not saved.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = readError(error);
  return UNREACHABLE_CODES.test(code) || UNREACHABLE_MESSAGES.test(message);
}

/** An import inserts hundreds of rows with one statement. */
const MAX_LOGGED_LENGTH = 2_000;

let slowMs = Number.POSITIVE_INFINITY;

/**
 * Logs queries that take longer, without their parameters. With the embedded database the time includes their wait for
 * others.
 */
export function logSlowQueries(milliseconds: number): void {
  slowMs = milliseconds;
}

type RunQuery = (query: string, parameters: unknown[], run: () => Promise<unknown>) => Promise<unknown>;

let isInstalled = false;

/**
 * Drizzle puts the parameters of a failed query into its error, from where they would reach the log. No setting
 * prevents this, so this function patches Drizzle's prepared queries to throw `QueryFailedError` instead.
 */
export function keepParametersOutOfErrors(): void {
  if (isInstalled) return;
  isInstalled = true;
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: RunQuery };
  const runQuery = prepared.queryWithCache;
  prepared.queryWithCache = async function (query, parameters, run) {
    const start = performance.now();
    try {
      return await traced("query", { "db.system.name": "postgresql", "db.query.text": query }, () =>
        runQuery.call(this, query, parameters, run),
      );
    } catch (error) {
      const failed = new QueryFailedError(query, error instanceof Error && "cause" in error ? error.cause : error);
      if (isDatabaseAway(failed)) noteDatabaseAway();
      throw failed;
    } finally {
      const took = performance.now() - start;
      if (took >= slowMs) console.warn(`A query took ${Math.round(took)} ms: ${query.slice(0, MAX_LOGGED_LENGTH)}`);
    }
  };
}
