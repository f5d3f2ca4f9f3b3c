import { z } from "zod";

/** Text that the owner may leave out. It is empty if it is missing or not a text. */
export const storedText = z.string().trim().catch("");

/** A whole number from `min` to `max`. Any other value is replaced by `fallback`. */
export const storedInteger = (min: number, max: number, fallback: number) =>
  z.number().int().min(min).max(max).catch(fallback);

/**
 * A list in data that an owner edits. Entries that cannot be parsed are skipped, so that one typing mistake never
 * breaks a page. A value that is not a list is read as an empty list.
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
