import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { findCategoryBySlug, listCategories, listCategoryCards } from "@/lib/data/catalogue/categories";
import { listFilters } from "@/lib/data/catalogue/list-pages";
import { listProducts, listStrip } from "@/lib/data/catalogue/product-lists";
import { findMovedSlug, type RedirectKind } from "@/lib/data/catalogue/redirects";
import { readCatalogue } from "@/lib/database/connection";
import type { Category, CategoryCard } from "@/lib/domain/catalogue/category";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { type ListScope, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductsPage } from "@/lib/domain/catalogue/product-list";
import type { StripSource } from "@/lib/domain/content/layout-segment";
import type { ProductCard } from "@/lib/domain/product/product";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { type CacheEntry, type EntryForm, readEntry, toEntry } from "./by-reference";
import { isNobody } from "./is-nobody";
import { getStore } from "./store";
import { listTags, movedTag, productTags } from "./tags-of";

export async function getCategories(storeId: StoreId): Promise<readonly Category[]> {
  "use cache";
  cacheTag(tags.catalogue(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : readCatalogue((database) => listCategories(storeId, database));
}

/** An edited category expires the tag of its store, so that every page that links to it shows its new picture. */
export async function getCategoryCards(storeId: StoreId): Promise<readonly CategoryCard[]> {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : readCatalogue((database) => listCategoryCards(storeId, database));
}

export const getCategory = cache(async (storeId: StoreId, slug: string): Promise<Category | null> => {
  "use cache";
  cacheTag(tags.category(storeId, slug));
  cacheLife("hours");
  return isNobody(storeId) ? null : readCatalogue((database) => findCategoryBySlug(storeId, slug, database));
});

export async function getProductList(storeId: StoreId, scope: ListScope): Promise<ProductsPage> {
  "use cache";
  cacheTag(...listTags(storeId, scope));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return { products: [], total: 0, isPartial: false, page: 1, totalPages: 0 };
  const list = await readCatalogue((database) => listProducts(store, { ...NOTHING_CHOSEN, scope }, database));
  cacheTag(...productTags(storeId, list.products));
  return list;
}

export function getListFilters(storeId: StoreId, scope: ListScope): Promise<ListFilters> {
  return readEntry((form) => filtersEntry(storeId, scope, form));
}

async function filtersEntry(storeId: StoreId, scope: ListScope, form: EntryForm): Promise<CacheEntry<ListFilters>> {
  "use cache";
  cacheTag(...listTags(storeId, scope));
  cacheLife("hours");
  const store = await getStore(storeId);
  const filters = store
    ? await readCatalogue((database) => listFilters(store, { ...NOTHING_CHOSEN, scope }, database))
    : { groups: [], priceRange: null };
  return toEntry(form, `filters of ${storeId} ${JSON.stringify(scope)}`, filters);
}

export async function getStrip(storeId: StoreId, source: StripSource, limit: number): Promise<readonly ProductCard[]> {
  "use cache";
  cacheTag(...listTags(storeId, source));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return [];
  const products = await readCatalogue((database) => listStrip(store, source, limit, database));
  cacheTag(...productTags(storeId, products));
  return products;
}

/**
 * The current slug of the product, category or page that once had the slug `address`, or that has the id `address`;
 * null if there is none.
 */
export async function getMovedSlug(storeId: StoreId, kind: RedirectKind, address: string): Promise<string | null> {
  "use cache";
  cacheTag(movedTag(storeId, kind, address));
  cacheLife("hours");
  return isNobody(storeId) ? null : findMovedSlug(storeId, kind, address);
}
