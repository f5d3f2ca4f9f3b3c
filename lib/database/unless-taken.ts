import "server-only";
import type { Database } from "./connection";
import { QueryFailedError } from "./query-errors";

/** PostgreSQL's code for a violated unique index. */
const UNIQUE_VIOLATION = "23505";

/**
 * Runs `write` and returns its result, or null if it violates the unique index `index`. The surrounding transaction
 * stays usable, because `write` runs in a savepoint. Asking first whether the value is taken would not be safe, because
 * two simultaneous requests could both be told that it is free.
 */
export async function unlessTaken<Value>(
  index: string,
  database: Database,
  write: (database: Database) => Promise<Value>,
): Promise<Value | null> {
  try {
    return await database.transaction(write);
  } catch (error) {
    const isTaken = error instanceof QueryFailedError && error.code === UNIQUE_VIOLATION && error.constraint === index;
    if (isTaken) return null;
    throw error;
  }
}
