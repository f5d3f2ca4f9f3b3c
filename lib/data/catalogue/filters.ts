import "server-only";
import type { FilterGroup, FilterOption, ListFilters } from "@/lib/domain/catalogue/filter";
import { isOneGroupChosen, type ListChoice, optionsOf } from "@/lib/domain/catalogue/list-query";
import { filterKey, type NamedGroup } from "./filter-groups";
import type { Matches } from "./list-matches";
import type { ListStore } from "./list-scope";

type ReadGroups = () => Promise<readonly NamedGroup[]>;

/**
 * The filters of a list in which the shopper has not chosen any option. The given counts and price range must be those
 * of the whole list.
 */
export async function wholeFilters(
  { setting }: Pick<ListStore, "setting">,
  { counts, priceRange }: Matches,
  readGroups: ReadGroups,
): Promise<ListFilters> {
  const groups = await readGroups();
  return {
    groups: groups.flatMap(({ id, name, options }) => {
      const used = options.flatMap((option): FilterOption[] => {
        const count = counts.get(filterKey(id, option.slug)) ?? 0;
        return count > 0 ? [{ ...option, count, isChosen: false }] : [];
      });
      return used.length > 0 ? [{ id, name, options: used }] : [];
    }),
    priceRange: setting.hidesPrices ? null : priceRange,
  };
}

/**
 * The filters of a list in which the shopper has chosen something. Its options and price range stay those of the whole
 * list, so that they do not move while the shopper chooses; only the counts depend on the choice.
 */
export async function narrowedFilters(
  choice: ListChoice,
  whole: ListFilters,
  { counts }: Matches,
  readGroups: ReadGroups,
): Promise<ListFilters> {
  const groups = await withChosen(choice, whole.groups, readGroups);
  return {
    priceRange: whole.priceRange,
    groups: groups.map((group) => {
      // The counts of a group ignore the options chosen in that group. If this is the only group with chosen options,
      // its counts are therefore those of the whole list.
      const keepsCounts = isOneGroupChosen(choice) && Object.hasOwn(choice.filters, group.id);
      return {
        ...group,
        options: group.options.map((option) => ({
          ...option,
          count: keepsCounts ? option.count : (counts.get(filterKey(group.id, option.slug)) ?? 0),
          isChosen: optionsOf(choice, group.id).includes(option.slug),
        })),
      };
    }),
  };
}

/** Adds chosen options that no product of the list has, because a shopper must be able to deselect them. */
async function withChosen(
  choice: ListChoice,
  groups: readonly FilterGroup[],
  readGroups: ReadGroups,
): Promise<readonly FilterGroup[]> {
  const isListed = (group: string, slug: string) =>
    groups.some(({ id, options }) => id === group && options.some((option) => option.slug === slug));
  const isComplete = Object.entries(choice.filters).every(([group, slugs]) =>
    slugs.every((slug) => isListed(group, slug)),
  );
  if (isComplete) return groups;
  const named = await readGroups();
  return named.flatMap(({ id, name, options }) => {
    const chosen = optionsOf(choice, id);
    const counted = groups.find((group) => group.id === id)?.options ?? [];
    const shown = options.flatMap((option) => {
      const known = counted.find(({ slug }) => slug === option.slug);
      return known ?? (chosen.includes(option.slug) ? { ...option, count: 0, isChosen: false } : []);
    });
    return shown.length > 0 ? [{ id, name, options: shown }] : [];
  });
}
