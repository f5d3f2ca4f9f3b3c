import "server-only";
import type { Database } from "@/lib/database/connection";
import type { FilterGroup, FilterOption, ListFilters } from "@/lib/domain/catalogue/filter";
import { isOneGroupChosen, type ListChoice, optionsOf } from "@/lib/domain/catalogue/list-query";
import type { StoreId } from "@/lib/domain/store/id";
import { filterKey, listFilterGroups } from "./filter-groups";
import type { Matches } from "./list-matches";
import type { ListStore } from "./list-scope";

/** What a list can be narrowed by as long as nothing is chosen; `matches` are the whole list, counted. */
export async function wholeFilters(
  { id: storeId, setting }: Pick<ListStore, "id" | "setting">,
  { counts, priceRange }: Matches,
  database: Database,
): Promise<ListFilters> {
  const groups = await listFilterGroups(storeId, database);
  return {
    groups: groups.flatMap(({ id, name, options }) => {
      const there = options.flatMap((option): FilterOption[] => {
        const count = counts.get(filterKey(id, option.slug)) ?? 0;
        return count > 0 ? [{ ...option, count, isChosen: false }] : [];
      });
      return there.length > 0 ? [{ id, name, options: there }] : [];
    }),
    priceRange: setting.hidesPrices ? null : priceRange,
  };
}

/**
 * What it can be narrowed by further. Options and price range are those of the whole list, so that they stay where they
 * are while a shopper chooses; the counts are those of what is chosen.
 */
export async function narrowedFilters(
  storeId: StoreId,
  choice: ListChoice,
  whole: ListFilters,
  { counts }: Matches,
  database: Database,
): Promise<ListFilters> {
  const groups = await withChosen(storeId, choice, whole.groups, database);
  return {
    priceRange: whole.priceRange,
    groups: groups.map((group) => {
      // What misses the only group with choices is the rest of the whole list, which was counted with it.
      const isAsWhole = isOneGroupChosen(choice) && Object.hasOwn(choice.filters, group.id);
      return {
        ...group,
        options: group.options.map((option) => ({
          ...option,
          count: isAsWhole ? option.count : (counts.get(filterKey(group.id, option.slug)) ?? 0),
          isChosen: optionsOf(choice, group.id).includes(option.slug),
        })),
      };
    }),
  };
}

/** Chosen options that the list does not have are shown all the same, so that a shopper can take them back. */
async function withChosen(
  storeId: StoreId,
  choice: ListChoice,
  groups: readonly FilterGroup[],
  database: Database,
): Promise<readonly FilterGroup[]> {
  const isThere = (group: string, slug: string) =>
    groups.some(({ id, options }) => id === group && options.some((option) => option.slug === slug));
  const isComplete = Object.entries(choice.filters).every(([group, slugs]) =>
    slugs.every((slug) => isThere(group, slug)),
  );
  if (isComplete) return groups;
  const named = await listFilterGroups(storeId, database);
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
