import "server-only";
import type { Database } from "./connection";
import { QueryFailedError } from "./query-errors";

/** What PostgreSQL says when a unique index already has the value. */
const UNIQUE_VIOLATION = "23505";

/**
 * What `write` answers; null when the unique index `index` refused it. It runs in a savepoint, so that the transaction
 * around it lives on. Asking first whether the value is free would let two who ask at once both hear yes.
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
