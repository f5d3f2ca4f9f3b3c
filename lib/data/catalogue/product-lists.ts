import "server-only";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { cardColumns, type ParsedCardRow, parseCardRow, toProductCard } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { productCategories } from "@/lib/database/schema/catalogue";
import { products } from "@/lib/database/schema/product";
import { PRODUCTS_PER_PAGE } from "@/lib/domain/catalogue/limits";
import { type ListQuery, type ListScope, NOTHING_CHOSEN } from "@/lib/domain/catalogue/list-query";
import type { ProductsPage } from "@/lib/domain/catalogue/product-list";
import type { StripSource } from "@/lib/domain/content/layout-segment";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreId } from "@/lib/domain/store/id";
import { findCategoryBySlug, listCategoriesOf } from "./categories";
import { type Matches, readMatches } from "./list-matches";
import {
  isAvailable,
  type ListStore,
  type Order,
  orderOf,
  type ProductSet,
  readOrOther,
  readScope,
} from "./list-scope";

type ListPage = ProductsPage & { pageSize: number };

/** One page of a list. A page number after the last page gives no products, but the correct total. */
export async function listProducts(
  store: ListStore,
  query: ListQuery,
  database: Database = getDatabase(),
): Promise<ListPage> {
  const { set, found } = await readOrOther(
    await readScope(store, query.scope, database),
    (set) => readMatches(set, query, false, database),
    ({ total }) => total === 0,
  );
  return toPage(store, query, { ...found, isPartial: set.isPartial }, database);
}

/** Reads the products of a page whose ids are known. */
export async function toPage(
  store: ListStore,
  { page, pageSize = PRODUCTS_PER_PAGE }: ListQuery,
  { ids, total, isPartial }: Pick<Matches, "ids" | "total"> & Pick<ProductSet, "isPartial">,
  database: Database,
  readRows = readCardRows,
): Promise<ListPage> {
  return {
    products: toCards(store, ids, await readRows(store.id, ids, database)),
    total,
    isPartial,
    page,
    totalPages: Math.ceil(total / pageSize),
    pageSize,
  };
}

/** The cards of these products, in the order of `ids`. */
async function readCards(store: ListStore, ids: readonly string[], database: Database): Promise<ProductCard[]> {
  return toCards(store, ids, await readCardRows(store.id, ids, database));
}

/** The rows of these products, in any order. */
export async function readCardRows(
  storeId: StoreId,
  ids: readonly string[],
  database: Database,
): Promise<ParsedCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select(cardColumns)
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
  return rows.map(parseCardRow);
}

function toCards(store: ListStore, ids: readonly string[], rows: readonly ParsedCardRow[]): ProductCard[] {
  const byId = new Map(rows.map((row) => [row.id, toProductCard(row, store.setting)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products among `ids` that lists may show, in the order of `ids`. */
export async function listProductsByIds(
  store: ListStore,
  ids: readonly string[],
  database: Database = getDatabase(),
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { condition } = await readScope(store, { kind: "all" }, database);
  const shown = await database
    .select({ id: products.id })
    .from(products)
    .where(and(condition, inArray(products.id, [...ids])));
  const shownIds = new Set(shown.map(({ id }) => id));
  return readCards(
    store,
    ids.filter((id) => shownIds.has(id)),
    database,
  );
}

/** The first products of a list for a product strip. It does not count all products, which would be slower. */
export async function listStrip(
  store: ListStore,
  source: StripSource,
  limit: number,
  database: Database = getDatabase(),
): Promise<ProductCard[]> {
  const scope = await stripScope(store, source, database);
  if (!scope) return [];
  const { products } = await listFirst(store, scope, limit, database);
  return products;
}

/**
 * The first products of any list. If a search finds nothing as typed, `keywords` are other texts to search for;
 * `isPartial` is true if the products match only some of its words.
 */
export async function listFirst(
  store: ListStore,
  scope: ListScope,
  limit: number,
  database: Database = getDatabase(),
): Promise<{ products: ProductCard[] } & Pick<ProductSet, "keywords" | "isPartial">> {
  const { set, found } = await readOrOther(
    await readScope(store, scope, database),
    (set) => readFirst(store, set.condition, orderOf({ ...NOTHING_CHOSEN, scope }, set), limit, database),
    (products) => products.length === 0,
  );
  return { products: found, keywords: set.keywords, isPartial: set.isPartial };
}

async function stripScope(store: ListStore, source: StripSource, database: Database): Promise<ListScope | null> {
  if (source.kind !== "category") return source;
  const category = await findCategoryBySlug(store.id, source.slug, database);
  return category && { kind: "category", id: category.id, slug: category.slug };
}

/**
 * Reads the ids first, and then the cards of only these products. A single query would read the card columns of all
 * matches before it sorts them.
 */
async function readFirst(
  store: ListStore,
  condition: SQL,
  order: readonly Order[],
  limit: number,
  database: Database,
): Promise<ProductCard[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...order.map(({ by, direction }) => sql`${by} ${sql.raw(direction)}`))
    .limit(limit);
  return readCards(
    store,
    rows.map(({ id }) => id),
    database,
  );
}

/**
 * Only this many products before the current product and this many after it are compared with it, so that its page
 * opens as fast in a category of ten thousand products as in one of ten.
 */
const MAX_RELATED_CANDIDATES = 200;

/**
 * Products from this product's first category. Those that share most tags with it come first, those that are sold out
 * last. Ties are sorted in an order that looks random, but is always the same for this product.
 */
export async function listRelatedProducts(
  store: ListStore,
  productId: string,
  limit: number,
  database: Database = getDatabase(),
): Promise<ProductCard[]> {
  const [product] = await database
    .select({ filterKeys: products.filterKeys })
    .from(products)
    .where(and(eq(products.storeId, store.id), eq(products.id, productId)));
  if (!product) return [];
  const [category] = await listCategoriesOf(store.id, productId, database);
  const set = await readScope(store, category ? { kind: "category", ...category } : { kind: "all" }, database);
  const isCandidate = inArray(products.id, await listNeighbourIds(store.id, productId, category?.id, database));
  const sharedTags = sql`(select count(*) from unnest(${products.filterKeys}) as key where ${inArray(sql`key`, product.filterKeys)})`;
  const order: Order[] = [
    { by: isAvailable(store.setting), direction: "desc" },
    { by: sharedTags, direction: "desc" },
    { by: sql`md5(${products.id} || ${productId})`, direction: "asc" },
  ];
  return readFirst(store, sql`${set.condition} and ${isCandidate}`, order, limit, database);
}

/**
 * The ids of the products that follow or precede this one when sorted by id: in its category or, if it has none, in the
 * whole store.
 */
async function listNeighbourIds(
  storeId: StoreId,
  productId: string,
  categoryId: string | undefined,
  database: Database,
): Promise<string[]> {
  const members =
    categoryId === undefined
      ? sql`select ${products.id} as id from ${products} where ${eq(products.storeId, storeId)}`
      : sql`select ${productCategories.productId} as id from ${productCategories}
          where ${eq(productCategories.storeId, storeId)} and ${eq(productCategories.categoryId, categoryId)}`;
  const { rows } = await database.execute<{ id: string }>(sql`
    (select id from (${members}) as members where id > ${productId} order by id limit ${MAX_RELATED_CANDIDATES})
    union
    (select id from (${members}) as members where id < ${productId} order by id limit ${MAX_RELATED_CANDIDATES})`);
  return rows.map(({ id }) => id);
}
