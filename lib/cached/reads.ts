import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { connection } from "next/server";
import { cache } from "react";
import { findCategoryBySlug, listCategories } from "@/lib/data/catalogue/categories";
import { listFilters } from "@/lib/data/catalogue/list-pages";
import { listProducts, listRelatedProducts, listStrip } from "@/lib/data/catalogue/product-lists";
import { findMovedSlug, type RedirectKind } from "@/lib/data/catalogue/redirects";
import {
  findBlogPost,
  findContentPage,
  findSizeChart,
  listAddons,
  listBlogPosts,
  listCollections,
  listLayoutSegments,
  listMeasurementSets,
  listMenu,
} from "@/lib/data/content";
import { readSellingTerms, type SellingTerms } from "@/lib/data/pricing/selling-terms";
import { findProductBySlug } from "@/lib/data/product/products";
import type { Category } from "@/lib/domain/catalogue/category";
import type { ListFilters } from "@/lib/domain/catalogue/filter";
import { type ListScope, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductPageOfList } from "@/lib/domain/catalogue/product-list";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { BlogCard, BlogPost, Collection, ContentPage, MenuEntry, SizeChart } from "@/lib/domain/content/content";
import type { LayoutSegment, StripSource } from "@/lib/domain/content/layout-segment";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { Product, ProductCard } from "@/lib/domain/product/product";
import { tags } from "@/lib/domain/site/cache-tags";
import { NOBODY, PLACEHOLDER, type StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { env } from "@/lib/server/env";
import { readCartSettings, readCheckoutSettings, readSeo, readStore } from "./read-store";
import { remembered } from "./remembered";

/**
 * How fresh a read must be is decided here and nowhere else.
 *
 * Everything is kept until one of its tags is expired by the write that changed it, so a page never shows what was true
 * before the last change; the life is only the time after which a page that is visited is made anew all the same. Bag,
 * checkout, account and stock checks are never cached. The build renders one placeholder store, for which every read
 * answers nothing without asking the database.
 *
 * What metadata, layouts and page of one request all ask for is unpacked once a request, by React's own cache.
 */
const isNobody = (storeId: StoreId) => storeId === PLACEHOLDER || storeId === NOBODY;

/** A service elsewhere cannot tell of its changes: its details are read again after a minute (decision 1). */
const ELSEWHERE = { stale: 300, revalidate: 60, expire: 3600 };

export const getStore = cache(async (storeId: StoreId): Promise<StoreDetails | null> => {
  "use cache";
  cacheTag(tags.store(storeId));
  if (env().STORE_API_URL) cacheLife(ELSEWHERE);
  else cacheLife("hours");
  return isNobody(storeId) ? null : readStore(storeId);
});

/**
 * What calls and pages of one visitor need of the store: never older than the last change made here, nor than three
 * seconds. Those pages are made for every request, and to unpack what is kept above for each would take longer than the
 * work that it is needed for.
 */
export function getStoreOfVisitor(storeId: StoreId): Promise<StoreDetails | null> {
  return remembered(`details of ${storeId}`, async () => (isNobody(storeId) ? null : readStore(storeId)));
}

/** What the store's details say of prices. */
export function getCartSettings(storeId: StoreId): Promise<PricingSettings | null> {
  return remembered(`bag settings of ${storeId}`, async () => (isNobody(storeId) ? null : readCartSettings(storeId)));
}

/** What the store's details say of its checkout. */
export function getCheckoutSettings(storeId: StoreId): Promise<CheckoutSettings | null> {
  const read = async () => (isNobody(storeId) ? null : readCheckoutSettings(storeId));
  return remembered(`checkout settings of ${storeId}`, read);
}

/** How the store sends and taxes what it sells. */
export function getSellingTerms(storeId: StoreId): Promise<SellingTerms> {
  return remembered(`selling terms of ${storeId}`, () => readSellingTerms(storeId));
}

/**
 * The store with SEO details that are not older than the request: account, checkout and others reload them (specification
 * §2). When nobody can say, those of the cached store stand in. Read once a request; the page is rendered for it alone.
 */
export const getStoreWithFreshSeo = cache(async (storeId: StoreId): Promise<StoreDetails | null> => {
  await connection();
  const [store, seo] = await Promise.all([getStore(storeId), isNobody(storeId) ? null : readSeo(storeId)]);
  return store && seo ? { ...store, seo } : store;
});

/** The day that badges such as "new" are reckoned from. */
export const getToday = cache(async (storeId: StoreId): Promise<Date> => {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return new Date();
});

export async function getMenu(storeId: StoreId): Promise<readonly MenuEntry[]> {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listMenu(storeId);
}

export async function getLayoutSegments(storeId: StoreId): Promise<readonly LayoutSegment[]> {
  "use cache";
  cacheTag(tags.store(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listLayoutSegments(storeId);
}

export async function getCategories(storeId: StoreId): Promise<readonly Category[]> {
  "use cache";
  cacheTag(tags.catalogue(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listCategories(storeId);
}

export const getCategory = cache(async (storeId: StoreId, slug: string): Promise<Category | null> => {
  "use cache";
  cacheTag(tags.category(storeId, slug));
  cacheLife("hours");
  return isNobody(storeId) ? null : findCategoryBySlug(storeId, slug);
});

export const getProduct = cache(async (storeId: StoreId, slug: string): Promise<Product | null> => {
  "use cache";
  cacheTag(tags.product(storeId, slug), tags.store(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  return store && findProductBySlug(storeId, slug, store.setting);
});

export async function getProductList(storeId: StoreId, scope: ListScope): Promise<ProductPageOfList> {
  "use cache";
  cacheTag(...listTags(storeId, scope));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return { products: [], total: 0, page: 1, totalPages: 0 };
  const list = await listProducts(store, { ...NOTHING_CHOSEN, scope });
  cacheTag(...productTags(storeId, list.products));
  return list;
}

export async function getListFilters(storeId: StoreId, scope: ListScope): Promise<ListFilters> {
  "use cache";
  cacheTag(...listTags(storeId, scope));
  cacheLife("hours");
  const store = await getStore(storeId);
  return store ? listFilters(store, { ...NOTHING_CHOSEN, scope }) : { groups: [], priceRange: null };
}

export async function getStrip(storeId: StoreId, source: StripSource, limit: number): Promise<readonly ProductCard[]> {
  "use cache";
  cacheTag(...listTags(storeId, source));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return [];
  const products = await listStrip(store, source, limit);
  cacheTag(...productTags(storeId, products));
  return products;
}

export async function getRelatedProducts(
  storeId: StoreId,
  product: Pick<Product, "id" | "categories">,
  limit: number,
): Promise<readonly ProductCard[]> {
  "use cache";
  const [category] = product.categories;
  cacheTag(category ? tags.category(storeId, category.slug) : tags.catalogue(storeId));
  cacheLife("hours");
  const store = await getStore(storeId);
  if (!store) return [];
  const products = await listRelatedProducts(store, product.id, limit);
  cacheTag(...productTags(storeId, products));
  return products;
}

/** Where something that is no longer at this address stands now; null when it is nowhere. */
export async function getMovedSlug(storeId: StoreId, kind: RedirectKind, address: string): Promise<string | null> {
  "use cache";
  cacheTag(movedTag(storeId, kind, address));
  cacheLife("hours");
  return isNobody(storeId) ? null : findMovedSlug(storeId, kind, address);
}

export async function getBlogPosts(
  storeId: StoreId,
  page: number,
): Promise<{ posts: readonly BlogCard[]; totalPages: number }> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? { posts: [], totalPages: 0 } : listBlogPosts(storeId, page);
}

export async function getBlogPost(storeId: StoreId, slug: string): Promise<BlogPost | null> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? null : findBlogPost(storeId, slug);
}

export async function getContentPage(storeId: StoreId, slug: string): Promise<ContentPage | null> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? null : findContentPage(storeId, slug);
}

export async function getCollections(storeId: StoreId): Promise<readonly Collection[]> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? [] : listCollections(storeId);
}

export async function getSizeChart(storeId: StoreId, id: string): Promise<SizeChart | null> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  return isNobody(storeId) ? null : findSizeChart(storeId, id);
}

/** The work that can be bought with a product, and what has to be measured for it. */
export async function getAddons(
  storeId: StoreId,
  ids: readonly string[],
): Promise<{ addons: readonly Addon[]; measurementSets: readonly MeasurementSet[] }> {
  "use cache";
  cacheTag(tags.content(storeId));
  cacheLife("hours");
  if (isNobody(storeId) || ids.length === 0) return { addons: [], measurementSets: [] };
  const addons = await listAddons(storeId, ids);
  const setIds = addons.flatMap(({ measurementSetIds }) => measurementSetIds);
  return { addons, measurementSets: await listMeasurementSets(storeId, setIds) };
}

/** What may put a product into a list or take it out. */
function listTags(storeId: StoreId, scope: ListScope | StripSource): string[] {
  if (scope.kind === "category") return [tags.category(storeId, scope.slug)];
  return [tags.catalogue(storeId)];
}

/** A list shows prices and stock of its products, so it is made anew when one of them changes. */
function productTags(storeId: StoreId, products: readonly ProductCard[]): string[] {
  return products.map((product) => tags.product(storeId, product.slug));
}

function movedTag(storeId: StoreId, kind: RedirectKind, address: string): string {
  if (kind === "product") return tags.product(storeId, address);
  if (kind === "category") return tags.category(storeId, address);
  return tags.content(storeId);
}
