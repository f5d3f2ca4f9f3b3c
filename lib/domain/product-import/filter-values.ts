import type { ImportedProduct } from "./imported-product";
import { toSlug } from "./slug";
import { TAG_GROUP } from "./tags";

export type FilterValue = { group: string; value: string };
type FilterOption = { slug: string; name: string; swatch?: string };
export type FilterGroup = { id: string; name: string; rank: number; options: readonly FilterOption[] };

/** What a product can be filtered by: the options it is sold in, and its tags. */
export function filterValues({ optionNames, variants, tags = [] }: ImportedProduct): FilterValue[] {
  const options = optionNames.flatMap((group, position) =>
    variants.flatMap((variant) => ({ group, value: variant.options[position] ?? "" })),
  );
  // Slugs stand in addresses; a name that makes none cannot be filtered by.
  return [...options, ...tags].filter(({ group, value }) => toSlug(group) !== "" && toSlug(value) !== "");
}

/** `group:value`, both slugs, each once. */
export function filterKeys(values: readonly FilterValue[]): string[] {
  return [...new Set(values.map(({ group, value }) => `${toSlug(group)}:${toSlug(value)}`))];
}

/** Tags without a group of their own stand below all others. */
const TAG_GROUP_RANK = 1_000;

/** The groups that `values` add to or bring in, complete; groups and options that exist keep names, order and swatch. */
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
