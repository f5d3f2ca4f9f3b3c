import "server-only";
import { z } from "zod";
import { logOnce } from "@/lib/server/log-once";

export type ReadableRows<Value> = {
  values: readonly Value[];
  /** The numbers of the rows that were left out. */
  unreadable: readonly string[];
};

/**
 * Reads the rows of a list one by one. A row that cannot be read, because somebody has changed it by hand or a backup
 * was incomplete, is left out and logged once, so that it never breaks the list.
 */
export function readRows<Row extends { id: string; number: string }, Value>(
  noun: "order" | "quotation",
  rows: readonly Row[],
  read: (row: Row) => Value,
): ReadableRows<Value> {
  const unreadable: string[] = [];
  const values = rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      unreadable.push(row.number);
      const line = `The ${noun} ${row.number} (id ${row.id}) cannot be read and is left out of lists: ${reasonOf(error)}`;
      logOnce(line, console.error);
      return [];
    }
  });
  return { values, unreadable };
}

/** Names the places that are wrong, without what stands there, which may be personal. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
  return error instanceof Error ? error.message : "unknown reason";
}
