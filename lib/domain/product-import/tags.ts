import type { ImportedTag } from "./imported-product";

/** The filter group for tags without a group name. */
export const TAG_GROUP = "Tags";

/** Matches a tag that consists of a group name and a value, such as "Colour: Indigo", but neither "16:9" nor URLs. */
const GROUPED = /^(\p{L}[^:]{0,39}?)\s*:\s*([^\s/:][^:]*)$/u;

/**
 * Reads tags separated by commas, without duplicates. In a tag written "Group: Value", the text before the colon is the
 * name of its filter group.
 */
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
