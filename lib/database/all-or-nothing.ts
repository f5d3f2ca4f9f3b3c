import "server-only";
import { type Database, getDatabase } from "./connection";

/** Thrown to roll back a transaction when its work is refused; carries the refusal to the caller. */
class RefusedInTransaction extends Error {
  constructor(readonly result: unknown) {
    super("RefusedInTransaction");
  }
}

/**
 * Runs `work` in a transaction that commits only if the result is ok; a refusal rolls it back and is returned. Within
 * another transaction, only the changes made by `work` are rolled back.
 */
export async function allOrNothing<Outcome extends { ok: boolean }>(
  work: (database: Database) => Promise<Outcome>,
  database: Database = getDatabase(),
): Promise<Outcome> {
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (!result.ok) throw new RefusedInTransaction(result);
      return result;
    });
  } catch (error) {
    // Only the callback above can have thrown this error, because transactions inside `work` catch their own refusals.
    if (error instanceof RefusedInTransaction) return error.result as Outcome;
    throw error;
  }
}
