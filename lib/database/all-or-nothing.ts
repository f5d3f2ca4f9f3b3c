import "server-only";
import { type Database, getDatabase } from "./connection";

/** Carries a refusal out of a transaction, which is undone by it. */
class Refused extends Error {
  constructor(readonly answer: unknown) {
    super("Refused");
  }
}

/**
 * Does `work` in a transaction that commits only when it answers ok: a refusal undoes all that it has written. Within
 * another transaction it undoes only its own part.
 */
export async function allOrNothing<Answer extends { ok: boolean }>(
  work: (database: Database) => Promise<Answer>,
  database: Database = getDatabase(),
): Promise<Answer> {
  try {
    return await database.transaction(async (transaction) => {
      const answer = await work(transaction);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    // Only `work` above makes one for this transaction: those of an inner one are caught there.
    if (error instanceof Refused) return error.answer as Answer;
    throw error;
  }
}
