import { z } from "zod";

/** A text that an owner may leave out. */
export const storedText = z.string().trim().catch("");

/** A whole number between `min` and `max`; anything else becomes `fallback`. */
export const storedInteger = (min: number, max: number, fallback: number) =>
  z.number().int().min(min).max(max).catch(fallback);

/**
 * A list that an owner edits as a whole. Entries that do not parse are skipped, so that one typing mistake never breaks
 * a page. A value that is not a list is read as an empty list.
 */
export function storedList<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries): z.output<Item>[] =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    );
}
