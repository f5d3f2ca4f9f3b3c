import "server-only";
import { and, arrayOverlaps, eq, gte, inArray, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { readSearch, type Search } from "@/lib/data/search/product-search";
import type { SearchStore } from "@/lib/data/search/search-query";
import type { Database } from "@/lib/database/connection";
import { productCategories } from "@/lib/database/schema/catalogue";
import { products } from "@/lib/database/schema/product";
import { NEW_ARRIVALS_LIMIT } from "@/lib/domain/catalogue/limits";
import type { ListChoice, ListQuery, ListScope, ListSort } from "@/lib/domain/catalogue/list-query";
import type { CardRules, StockRules } from "@/lib/domain/product/stock";
import type { StoreDetails } from "@/lib/domain/store/store";
import { listCategoryIdsFrom } from "./category-tree";

/** The fields of `StoreDetails` on which product lists depend. */
export type ListStore = Pick<StoreDetails, "id" | "showSoldOut"> & SearchStore & { setting: CardRules };

/** The products of a list before any filter. */
export type ProductSet = {
  condition: SQL;
  /** How well a product matches the search text, most important criterion first; empty if the list is not a search. */
  relevance: readonly Order[];
  /** The sort order used if the visitor chooses none. */
  order: ListSort | "newest";
  /** Other texts to search for, if the search finds nothing as typed. */
  keywords: readonly string[];
  /** True if the products match only some words of the search text, because none matches all. */
  isPartial: boolean;
  /**
   * Finds products for similar words or for some of the words of the search text, for use if the list is empty; null if
   * the text as typed matches some products.
   */
  findOther: () => Promise<ProductSet | null>;
};
export type Order = { by: SQLWrapper; direction: "asc" | "desc" };

const asc = (by: SQLWrapper): Order => ({ by, direction: "asc" });
const desc = (by: SQLWrapper): Order => ({ by, direction: "desc" });

export async function readScope(store: ListStore, scope: ListScope, database: Database): Promise<ProductSet> {
  const shown = isShown(store);
  const plain = (order: ProductSet["order"], ...conditions: SQL[]): ProductSet => ({
    condition: sql.join([shown, ...conditions], sql` and `),
    relevance: [],
    order,
    keywords: [],
    isPartial: false,
    findOther: async () => null,
  });
  switch (scope.kind) {
    case "all":
      return plain("latest");
    case "category":
      return plain("latest", await isInCategory(store, scope.id, database));
    case "new_arrivals":
      return plain("newest", isAmongNewest(shown));
    case "on_sale":
      return plain("latest", store.setting.hidesPrices ? sql`false` : IS_REDUCED);
    case "featured":
      return plain("latest", sql`${products.featured}`);
    case "search": {
      const where = scope.categoryId === undefined ? [] : [await isInCategory(store, scope.categoryId, database)];
      const found = ({ condition, relevance, keywords, isPartial }: Search): ProductSet => ({
        ...plain("relevance", condition, ...where),
        relevance: relevance.map(desc),
        keywords,
        isPartial,
      });
      const { search, findOther } = await readSearch(store, scope.text, database);
      return {
        ...found(search),
        findOther: async () => {
          const other = await findOther(shown);
          return other && found(other);
        },
      };
    }
  }
}

/**
 * Calls `read` with `set`. If `isNothing` is true for the result, calls `read` again with the products for similar words
 * or for some of the words.
 */
export async function readOrOther<Found>(
  set: ProductSet,
  read: (set: ProductSet) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<{ set: ProductSet; found: Found }> {
  const found = await read(set);
  const other = isNothing(found) ? await set.findOther() : null;
  return other ? { set: other, found: await read(other) } : { set, found };
}

/**
 * The condition for products that shoppers see: active and, unless the store also shows sold-out products, available.
 */
function isShown(store: ListStore): SQL {
  const isActive = sql`${products.storeId} = ${store.id} and ${products.status} = 'active'`;
  return store.showSoldOut ? isActive : sql`${isActive} and ${isAvailable(store.setting)}`;
}

/**
 * The condition that a product is available. Stock below the minimum quantity counts as none, see docs/domain.md#stock.
 */
export function isAvailable({ minQuantity: { Pcs, Mts, Kgs } }: StockRules): SQL {
  const ofStore = sql`case ${products.unit} when 'Mts' then ${Mts}::bigint when 'Kgs' then ${Kgs}::bigint else ${Pcs}::bigint end`;
  return sql`(${products.stock} is null or ${products.allowBackorder} or ${products.stock} >= greatest(coalesce(nullif(${products.minQuantity}, 0), ${ofStore}), 1))`;
}

/** The condition that a product is in a category or in one below it. */
async function isInCategory(store: ListStore, categoryId: string, database: Database): Promise<SQL> {
  const ids = await listCategoryIdsFrom(store.id, categoryId, database);
  const isMember = and(
    eq(productCategories.storeId, store.id),
    ids.length > 1 ? inArray(productCategories.categoryId, ids) : eq(productCategories.categoryId, categoryId),
  );
  return sql`${products.id} in (select ${productCategories.productId} from ${productCategories} where ${isMember})`;
}

/**
 * The condition that a product is one of the newest of those for which `shown` is true. Inside the subquery, the
 * columns in `shown` are those of the subquery's own `products`, not those of the outer query.
 */
function isAmongNewest(shown: SQL): SQL {
  return sql`${products.id} in (select ${products.id} from ${products} where ${shown}
    order by ${products.createdAt} desc, ${products.id} limit ${NEW_ARRIVALS_LIMIT})`;
}

const IS_REDUCED = sql`${products.discountedPrice} < ${products.sellingPrice}`;

/** One condition per group in which options are chosen: the product has at least one of them. */
export function groupConditions({ filters }: Pick<ListChoice, "filters">): { group: string; condition: SQL }[] {
  return Object.entries(filters).map(([group, options]) => ({
    group,
    condition: arrayOverlaps(
      products.filterKeys,
      options.map((option) => `${group}:${option}`),
    ),
  }));
}

/**
 * The condition for the chosen price bounds; always true if there are none. For a product with variants, the bounds
 * apply to the price on its card, which is the lowest.
 */
export function priceCondition({ minPrice, maxPrice }: Pick<ListChoice, "minPrice" | "maxPrice">): SQL {
  const bounds = and(
    minPrice === null ? undefined : gte(products.discountedPrice, Math.ceil(minPrice)),
    maxPrice === null ? undefined : lte(products.discountedPrice, Math.floor(maxPrice)),
  );
  return bounds ?? sql`true`;
}

/**
 * The sort order for `query`. The last criterion is the id, because without a unique criterion a product could appear
 * on two pages.
 */
export function orderOf(query: ListQuery, set: ProductSet): readonly Order[] {
  const order =
    query.sort === null || (query.sort === "relevance" && set.relevance.length === 0) ? set.order : query.sort;
  switch (order) {
    case "relevance":
      return [...set.relevance, ...LATEST];
    case "latest":
      return LATEST;
    case "newest":
      return [desc(products.createdAt), asc(products.id)];
    case "price_asc":
      return [asc(products.discountedPrice), asc(products.id)];
    case "price_desc":
      return [desc(products.discountedPrice), desc(products.id)];
  }
}

/** Sorts by rank, highest first, then by date, newest first; see docs/domain.md#product-lists. */
const LATEST = [desc(products.rank), desc(products.createdAt), asc(products.id)];
