import "server-only";
import { z } from "zod";
import { logOnce } from "@/lib/server/log-once";

export type ReadableRows<Value> = {
  values: readonly Value[];
  /** The numbers of the rows that were left out. */
  unreadable: readonly string[];
};

type Named = { id: string; number: string };
type Noun = "order" | "quotation";

/** Thrown for a row that cannot be read, if it is wanted by itself. Its line is already in the log. */
export class UnreadableRowError extends Error {
  override name = "UnreadableRowError";
}

/** Reads one row. */
export function readRow<Row extends Named, Value>(noun: Noun, row: Row, read: (row: Row) => Value): Value {
  try {
    return read(row);
  } catch (error) {
    const line = `The ${noun} ${row.number} (id ${row.id}) cannot be read and is left out of lists: ${reasonOf(error)}`;
    logOnce(line, console.error);
    throw new UnreadableRowError(line, { cause: error });
  }
}

/**
 * Reads the rows of a list one by one. A row that cannot be read, because somebody has changed it by hand or a backup
 * was incomplete, is left out and logged once, so that it never breaks the list.
 */
export function readRows<Row extends Named, Value>(
  noun: Noun,
  rows: readonly Row[],
  read: (row: Row) => Value,
): ReadableRows<Value> {
  const unreadable: string[] = [];
  const values = rows.flatMap((row) => {
    try {
      return [readRow(noun, row, read)];
    } catch (error) {
      if (!(error instanceof UnreadableRowError)) throw error;
      unreadable.push(row.number);
      return [];
    }
  });
  return { values, unreadable };
}

/** The result of `work`, or `otherwise` if a row that it needs cannot be read; the log names that row. */
export async function orIfUnreadable<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreadableRowError) return otherwise;
    throw error;
  }
}

/** Names the places that are wrong, without what stands there, which may be personal. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
  return error instanceof Error ? error.message : "unknown reason";
}
