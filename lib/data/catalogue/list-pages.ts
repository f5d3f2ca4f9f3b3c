import "server-only";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { countChosen, type ListQuery, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductsPage } from "@/lib/domain/catalogue/product-list";
import { narrowedFilters, wholeFilters } from "./filters";
import { readMatches } from "./list-matches";
import { type ListStore, type ProductSet, readOrNear, readScope } from "./list-scope";
import { toPage } from "./product-lists";

/**
 * Reads a page of a list with its filters. The options of a group are counted as if nothing were chosen in that group,
 * because choosing a second option in a group adds products (OR), whereas choosing in another group removes products
 * (AND). `cachedFilters` are the filters of the same list with nothing chosen, or null. Passing them saves more than
 * half of the time.
 */
export async function readListPage(
  store: ListStore,
  query: ListQuery,
  cachedFilters: ListFilters | null,
  database: Database = getDatabase(),
): Promise<{ list: ProductsPage & { pageSize: number }; filters: ListFilters }> {
  const isChosen = countChosen(query) > 0;
  const { found } = await readOrNear(
    await readScope(store, query.scope, database),
    async (set) => ({
      whole: cachedFilters ?? (isChosen ? await readWhole(store, set, database) : null),
      matches: await readMatches(set, query, isChosen || cachedFilters === null, database),
    }),
    ({ matches }) => matches.total === 0,
  );
  const { matches } = found;
  const list = await toPage(store, query, matches, database);
  const whole = found.whole ?? (await wholeFilters(store, matches, database));
  return { list, filters: isChosen ? await narrowedFilters(store.id, query, whole, matches, database) : whole };
}

/** Only the filters of a list, without its products. */
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
