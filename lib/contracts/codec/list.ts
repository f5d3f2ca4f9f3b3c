import { z } from "zod";

/** A text that an owner may leave out. */
export const storedText = z.string().trim().catch("");

/** Whole numbers between `min` and `max`; anything else reads as `fallback`. */
export const storedInteger = (min: number, max: number, fallback: number) =>
  z.number().int().min(min).max(max).catch(fallback);

/**
 * A list that an owner edits as one piece. An entry that cannot be read is left out, so that one slip of the pen
 * never takes a page down; what is no list at all reads as an empty one.
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
