import "server-only";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { countChosen, type ListQuery, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductPageOfList } from "@/lib/domain/catalogue/product-list";
import { narrowedFilters, wholeFilters } from "./filters";
import { readMatches } from "./list-matches";
import { type ListStore, type ProductSet, readOrNear, readScope } from "./list-scope";
import { toPage } from "./product-lists";

/**
 * A page of a list with what it can be narrowed by, counted from the whole result. The options of a group are counted
 * as if nothing were chosen in it, because they add to each other (OR); the other groups narrow (AND). `kept` are the
 * filters of the same list with nothing chosen, where they are at hand: they are the costlier half.
 */
export async function readListPage(
  store: ListStore,
  query: ListQuery,
  kept: ListFilters | null,
  database: Database = getDatabase(),
): Promise<{ list: ProductPageOfList & { pageSize: number }; filters: ListFilters }> {
  const isChosen = countChosen(query) > 0;
  const { found } = await readOrNear(
    await readScope(store, query.scope, database),
    async (set) => ({
      whole: kept ?? (isChosen ? await readWhole(store, set, database) : null),
      matches: await readMatches(set, query, isChosen || kept === null, database),
    }),
    ({ matches }) => matches.total === 0,
  );
  const { matches } = found;
  const list = await toPage(store, query, matches, database);
  const whole = found.whole ?? (await wholeFilters(store, matches, database));
  return { list, filters: isChosen ? await narrowedFilters(store.id, query, whole, matches, database) : whole };
}

/** The filters alone. */
export async function listFilters(
  store: ListStore,
  query: ListQuery,
  database: Database = getDatabase(),
): Promise<ListFilters> {
  const { filters } = await readListPage(store, { ...query, pageSize: 0 }, null, database);
  return filters;
}

async function readWhole(store: ListStore, set: ProductSet, database: Database): Promise<ListFilters> {
  const nothingChosen = { ...NOTHING_CHOSEN, scope: { kind: "all" }, pageSize: 0 } as const;
  return wholeFilters(store, await readMatches(set, nothingChosen, true, database), database);
}
