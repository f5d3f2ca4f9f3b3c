import type { ImportedTag } from "./imported-product";

/** Where tags without a group of their own stand in the filters. */
export const TAG_GROUP = "Tags";

/** A name, a colon, a value: "Colour: Indigo". Not "16:9", and not an address. */
const GROUPED = /^(\p{L}[^:]{0,39}?)\s*:\s*([^\s/:][^:]*)$/u;

/** Tags parted by commas, each one once, in their order; those written "Group: Value" name their own filter group. */
export function readTags(text: string): ImportedTag[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "")
    .map((tag): ImportedTag => {
      const [, group, value] = GROUPED.exec(tag) ?? [];
      return group && value ? { group, value } : { group: TAG_GROUP, value: tag };
    });
  const byMeaning = new Map(tags.map((tag) => [`${tag.group}:${tag.value}`.toLowerCase(), tag]));
  return [...byMeaning.values()];
}
