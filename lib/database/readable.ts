import "server-only";
import type { z } from "zod";

/** Parses the entries of a list that the owner edits. Entries that cannot be parsed are logged and skipped. */
export function parseReadable<Schema extends z.ZodType>(
  schema: Schema,
  entries: readonly unknown[],
  what: string,
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    if (read.success) return [read.data];
    console.warn(`An entry of the ${what} could not be read and is left out:`, read.error.issues[0]?.message);
    return [];
  });
}
