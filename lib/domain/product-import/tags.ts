import type { ImportedTag } from "./imported-product";

/** The filter group for tags that do not name a group. */
export const TAG_GROUP = "Tags";

/**
 * Matches a tag with the name of its group and a value, such as "Colour: Indigo", but neither "16:9" nor web addresses.
 */
const GROUPED = /^(\p{L}[^:]{0,39}?)\s*:\s*([^\s/:][^:]*)$/u;

/**
 * Reads tags separated by commas, without duplicates. A tag written "Group: Value" belongs to the filter group it
 * names.
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
