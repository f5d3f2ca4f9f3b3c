import "server-only";
import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { FilterGroup, FilterOption, ListFilters } from "@/lib/domain/filter";
import type { StoreId } from "@/lib/domain/ids";
import { countChosen, type ListChoice, type ListQuery, optionsOf } from "@/lib/domain/list-query";
import { type Database, getDatabase } from "./database";
import { filterKey, listFilterGroups } from "./filter-groups";
import { groupConditions, type ListStore, type ProductSet, priceCondition, readScope } from "./list-scope";
import { products } from "./schema";

/**
 * What a list can be narrowed by, counted from the whole result. The options of a group are counted as if nothing were
 * chosen in it, because they add to each other (OR); the other groups narrow (AND). Options and price range are those
 * of the list before anything is chosen, so that they stay where they are while a shopper chooses.
 */
export async function listFilters(
  store: ListStore,
  query: ListQuery,
  database: Database = getDatabase(),
): Promise<ListFilters> {
  const set = await readScope(store, query.scope, database);
  return narrow(store.id, set, query, await readWhole(store.id, set, database), database);
}

/** `listFilters`, when the filters of the same list with nothing chosen are at hand: they are the costlier half. */
export async function narrowFilters(
  store: ListStore,
  query: ListQuery,
  whole: ListFilters,
  database: Database = getDatabase(),
): Promise<ListFilters> {
  if (countChosen(query) === 0) return whole;
  return narrow(store.id, await readScope(store, query.scope, database), query, whole, database);
}

async function readWhole(storeId: StoreId, { condition }: ProductSet, database: Database): Promise<ListFilters> {
  const groups = await listFilterGroups(storeId, database);
  const counted = await database.execute<{ key: string; count: number }>(sql`
    select key, count(*)::int as count
    from (select unnest(${products.filterKeys}) as key from ${products} where ${condition}) as keys group by key`);
  // "+ 0" keeps the price's index out: walking it to the first match reads all prices where few products match.
  const prices = await database.execute<{ min: number | null; max: number | null }>(sql`
    select min(${products.discountedPrice} + 0) as min, max(${products.discountedPrice} + 0) as max
    from ${products} where ${condition}`);
  const counts = new Map(counted.rows.map(({ key, count }) => [key, count]));
  const { min, max } = prices.rows[0] ?? { min: null, max: null };
  return {
    groups: groups.flatMap(({ id, name, options }) => {
      const there = options.flatMap((option): FilterOption[] => {
        const count = counts.get(filterKey(id, option.slug)) ?? 0;
        return count > 0 ? [{ ...option, count, isChosen: false }] : [];
      });
      return there.length > 0 ? [{ id, name, options: there }] : [];
    }),
    priceRange: min === null || max === null ? null : { min, max },
  };
}

async function narrow(
  storeId: StoreId,
  set: ProductSet,
  choice: ListChoice,
  whole: ListFilters,
  database: Database,
): Promise<ListFilters> {
  if (countChosen(choice) === 0) return whole;
  const counts = await countMatches(set, choice, whole, database);
  const groups = await withChosen(storeId, choice, whole.groups, database);
  return {
    priceRange: whole.priceRange,
    groups: groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        ...option,
        count: counts.get(filterKey(group.id, option.slug)) ?? 0,
        isChosen: optionsOf(choice, group.id).includes(option.slug),
      })),
    })),
  };
}

/**
 * How many products each option would show. One pass over the products that miss at most one of the chosen groups:
 * those that miss none count for every option, those that miss one count for the options of that group.
 */
async function countMatches(
  { condition }: ProductSet,
  choice: ListChoice,
  whole: ListFilters,
  database: Database,
): Promise<Map<string, number>> {
  const groups = groupConditions(choice);
  const [only, ...others] = groups;
  // With one group and no prices, what misses that group is all the rest of the list, and that has been counted.
  const isOnlyGroup = only !== undefined && others.length === 0 && choice.minPrice === null && choice.maxPrice === null;
  const isCounted = isOnlyGroup ? only.condition : missesAtMostOne(groups.map((group) => group.condition));
  const missed = groups.map((group) => sql`when ${not(group.condition)} then ${group.group}`);
  const { rows } = await database.execute<{ key: string; missed: string; count: number }>(sql`
    select key, missed, count(*)::int as count
    from (select unnest(${products.filterKeys}) as key, ${missedGroup(missed)} as missed
      from ${products} where ${condition} and ${priceCondition(choice)} and ${isCounted}) as keys
    group by key, missed`);

  const counts = new Map<string, number>();
  for (const { key, missed, count } of rows) {
    const isOfMissed = key.startsWith(filterKey(missed, ""));
    if (missed === NONE || isOfMissed) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  if (isOnlyGroup) {
    const options = whole.groups.find(({ id }) => id === only.group)?.options ?? [];
    for (const option of options) counts.set(filterKey(only.group, option.slug), option.count);
  }
  return counts;
}

/** No slug of a group is empty. */
const NONE = "";

function missedGroup(branches: readonly SQL[]): SQL {
  return branches.length === 0 ? sql`${NONE}::text` : sql`case ${sql.join([...branches], sql` `)} else ${NONE} end`;
}

/** Spelt out per group that may be missed, so that the index on filter keys serves each way. */
function missesAtMostOne(conditions: readonly SQL[]): SQL {
  const ways = conditions.map((_, index) => and(...conditions.filter((_, other) => other !== index)));
  return (conditions.length > 1 ? or(...ways) : undefined) ?? sql`true`;
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
    const shown = options.filter(({ slug }) => isThere(id, slug) || chosen.includes(slug));
    return shown.length > 0
      ? [{ id, name, options: shown.map((option) => ({ ...option, count: 0, isChosen: false })) }]
      : [];
  });
}
