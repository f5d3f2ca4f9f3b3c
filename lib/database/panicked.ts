import "server-only";

/** PostgreSQL's code for "cannot connect now": the server is starting up. */
const CANNOT_CONNECT_NOW = "57P03";

/** The error of every query between a panic of the embedded database and its next opening. */
export class DatabaseStoppedError extends Error {
  override name = "DatabaseStoppedError";
  readonly code = CANNOT_CONNECT_NOW;
}

/**
 * Whether PostgreSQL has panicked: it could not write its log in the middle of a change, as happens on a full disk. A
 * server would end all its processes and recover from its log. PGlite reports the error and goes on, with the locks of
 * that moment: the next query may fail for no reason, or wait for ever and so stop the whole process.
 */
export function isPanic(error: unknown): boolean {
  return typeof error === "object" && error !== null && Reflect.get(error, "severity") === "PANIC";
}
