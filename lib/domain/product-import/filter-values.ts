import type { ImportedProduct } from "./imported-product";
import { toSlug } from "./slug";
import { TAG_GROUP } from "./tags";

export type FilterValue = { group: string; value: string };
type FilterOption = { slug: string; name: string; swatch?: string };
export type FilterGroup = { id: string; name: string; rank: number; options: readonly FilterOption[] };

/** The values a product can be filtered by: its options and its tags. */
export function filterValues({ optionNames, variants, tags = [] }: ImportedProduct): FilterValue[] {
  const options = optionNames.flatMap((group, position) =>
    variants.flatMap((variant) => ({ group, value: variant.options[position] ?? "" })),
  );
  // Slugs are used in URLs, so a value whose slug is empty cannot be a filter.
  return [...options, ...tags].filter(({ group, value }) => toSlug(group) !== "" && toSlug(value) !== "");
}

/** Filter keys as `group:value`, both slugs, without duplicates. */
export function filterKeys(values: readonly FilterValue[]): string[] {
  return [...new Set(values.map(({ group, value }) => `${toSlug(group)}:${toSlug(value)}`))];
}

/** The rank of the filter group for tags without a group name; this group comes after all others. */
const TAG_GROUP_RANK = 1_000;

/**
 * Adds `values` to the filter groups of the shop. Returns only the groups that are new or have a new option, each with
 * all its options. Existing groups and options keep their name, order and swatch.
 */
export function addFilterValues(groups: readonly FilterGroup[], values: readonly FilterValue[]): FilterGroup[] {
  const byId = new Map(groups.map((group) => [group.id, { ...group, options: [...group.options] }]));
  const changed = new Set<string>();
  let rank = Math.max(0, ...groups.map((group) => group.rank).filter((each) => each < TAG_GROUP_RANK));
  for (const { group: name, value } of values) {
    const id = toSlug(name);
    const group = byId.get(id) ?? { id, name, rank: name === TAG_GROUP ? TAG_GROUP_RANK : ++rank, options: [] };
    byId.set(id, group);
    const slug = toSlug(value);
    if (group.options.some((option) => option.slug === slug)) continue;
    group.options.push({ slug, name: value });
    changed.add(id);
  }
  return [...byId.values()].filter(({ id }) => changed.has(id));
}
