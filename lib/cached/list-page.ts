import "server-only";
import { listFilterGroups, type NamedGroup } from "@/lib/data/catalogue/filter-groups";
import { type ListSources, readListPage } from "@/lib/data/catalogue/list-pages";
import type { ListStore } from "@/lib/data/catalogue/list-scope";
import { readCardRows } from "@/lib/data/catalogue/product-lists";
import type { ParsedCardRow } from "@/lib/data/product/rows";
import { readCatalogue } from "@/lib/database/connection";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import type { ListQuery } from "@/lib/domain/catalogue/list-query";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { keptValues } from "./kept-values";

/** About 1 kB each. */
const MAX_CARD_ROWS = 5_000;
const MAX_STORES = 100;

/**
 * A page of a list with its filters, for pages rendered per request (`readListPage`). Which products it shows is read
 * from the database; the texts, prices and stock of their cards, and the names of the filters, are kept in memory until
 * a change expires them. Stock has the precision of cached pages: a number only while it is low.
 */
export function getListPage(store: ListStore, query: ListQuery, cachedFilters: ListFilters | null) {
  return readCatalogue((database) => readListPage(store, query, cachedFilters, database, KEPT));
}

const KEPT: ListSources = {
  readCardRows: async (storeId, ids, database) => {
    const kept = await keptValues<ParsedCardRow>(`card rows of ${storeId}`, MAX_CARD_ROWS).read(
      ids,
      async (missing) => {
        const rows = await readCardRows(storeId, missing, database);
        // The store's tag too, because its settings decide which changes of stock expire the tag of the product.
        return new Map(
          rows.map((row) => [row.id, { value: row, tags: [tags.product(storeId, row.slug), tags.store(storeId)] }]),
        );
      },
    );
    return [...kept.values()];
  },
  listFilterGroups: async (storeId, database) => {
    const kept = await keptValues<readonly NamedGroup[]>("filter groups", MAX_STORES).read([storeId], async () => {
      const value = await listFilterGroups(storeId, database);
      return new Map([[storeId, { value, tags: tagsOfGroups(storeId) }]]);
    });
    return kept.get(storeId) ?? [];
  },
};

const tagsOfGroups = (storeId: StoreId) => [tags.catalogue(storeId), tags.store(storeId)];
