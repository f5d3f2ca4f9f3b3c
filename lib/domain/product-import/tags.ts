import type { ImportedTag } from "./imported-product";

/** The filter group for tags that do not name a group. */
export const TAG_GROUP = "Tags";

/** A name, a colon and a value, as in "Colour: Indigo". "16:9" and web addresses do not match. */
const GROUPED = /^(\p{L}[^:]{0,39}?)\s*:\s*([^\s/:][^:]*)$/u;

/** Splits tags at commas and removes duplicates; a tag written "Group: Value" names its own filter group. */
export function readTags(text: string): ImportedTag[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "")
    .map((tag): ImportedTag => {
      const [, group, value] = GROUPED.exec(tag) ?? [];
      return group && value ? { group, value } : { group: TAG_GROUP, value: tag };
    });
  const withoutDuplicates = new Map(tags.map((tag) => [`${tag.group}:${tag.value}`.toLowerCase(), tag]));
  return [...withoutDuplicates.values()];
}
