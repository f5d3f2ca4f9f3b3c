import "server-only";
import type { ParsedCardRow } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { countChosen, type ListQuery, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductsPage } from "@/lib/domain/catalogue/product-list";
import type { StoreId } from "@/lib/domain/store/id";
import { listFilterGroups, type NamedGroup } from "./filter-groups";
import { narrowedFilters, wholeFilters } from "./filters";
import { readMatches } from "./list-matches";
import { type ListStore, type ProductSet, readOrOther, readScope } from "./list-scope";
import { readCardRows, toPage } from "./product-lists";

/** Where the parts of a list come from that are the same in every list. */
export type ListSources = {
  readCardRows: (storeId: StoreId, ids: readonly string[], database: Database) => Promise<ParsedCardRow[]>;
  listFilterGroups: (storeId: StoreId, database: Database) => Promise<readonly NamedGroup[]>;
};
const FROM_DATABASE: ListSources = { readCardRows, listFilterGroups };

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
  sources: ListSources = FROM_DATABASE,
): Promise<{ list: ProductsPage & { pageSize: number }; filters: ListFilters }> {
  const isChosen = countChosen(query) > 0;
  const readGroups = () => sources.listFilterGroups(store.id, database);
  const { set, found } = await readOrOther(
    await readScope(store, query.scope, database),
    async (set) => ({
      whole: cachedFilters ?? (isChosen ? await readWhole(store, set, readGroups, database) : null),
      matches: await readMatches(set, query, isChosen || cachedFilters === null, database),
    }),
    ({ matches }) => matches.total === 0,
  );
  const { matches } = found;
  const list = await toPage(store, query, { ...matches, isPartial: set.isPartial }, database, sources.readCardRows);
  const whole = found.whole ?? (await wholeFilters(store, matches, readGroups));
  return { list, filters: isChosen ? await narrowedFilters(query, whole, matches, readGroups) : whole };
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

async function readWhole(
  store: ListStore,
  set: ProductSet,
  readGroups: () => Promise<readonly NamedGroup[]>,
  database: Database,
): Promise<ListFilters> {
  const nothingChosen = { ...NOTHING_CHOSEN, scope: { kind: "all" }, pageSize: 0 } as const;
  return wholeFilters(store, await readMatches(set, nothingChosen, true, database), readGroups);
}
