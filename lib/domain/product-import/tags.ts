import type { ImportedTag } from "./imported-product";

/** The filter group of tags that name no group. */
export const TAG_GROUP = "Tags";

/** A name, a colon, a value: "Colour: Indigo". Not "16:9", and not an address. */
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
