import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { ListStore } from "@/lib/data/catalogue/list-scope";
import { listFirst } from "@/lib/data/catalogue/product-lists";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import type { Category } from "@/lib/domain/catalogue/category";
import { parseSearchText } from "@/lib/domain/catalogue/list-query";
import type { ProductCard } from "@/lib/domain/product/product";
import { romaniseText } from "@/lib/domain/search/indian-scripts";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import type { StoreId } from "@/lib/domain/store/id";

export type SearchSuggestions = {
  products: readonly ProductCard[];
  categories: readonly Pick<Category, "id" | "slug" | "name">[];
  /**
   * Other texts to search for, with similar spellings or fewer words; empty unless the search finds nothing as typed.
   */
  keywords: readonly string[];
  /** True if the products match only some words of the text, because none matches all. */
  isPartial: boolean;
};

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 4;

/** Suggestions for a text that is still being typed; empty while it is too short to search for. */
export async function suggestSearch(
  store: ListStore,
  typed: string,
  database: Database = getDatabase(),
): Promise<SearchSuggestions> {
  const text = parseSearchText(typed, MINIMUM_SEARCH_LENGTH);
  if (text === null) return { products: [], categories: [], keywords: [], isPartial: false };
  const { products, keywords, isPartial } = await listFirst(store, { kind: "search", text }, MAX_PRODUCTS, database);
  return {
    products,
    keywords,
    isPartial,
    categories: await listCategoriesLike(store.id, romaniseText(text), database),
  };
}

/**
 * How similar the name of a category must be to the search text for the category to be suggested: the minimum share of
 * trigrams that both, or parts of them, have in common.
 */
const MIN_SIMILARITY = 0.5;

function listCategoriesLike(storeId: StoreId, text: string, database: Database) {
  const name = sql`lower(${categories.name})`;
  const similarity = sql`greatest(word_similarity(lower(${text}), ${name}), word_similarity(${name}, lower(${text})))`;
  return database
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(
      and(eq(categories.storeId, storeId), eq(categories.status, "active"), sql`${similarity} >= ${MIN_SIMILARITY}`),
    )
    .orderBy(sql`${similarity} desc`, categories.rank, categories.id)
    .limit(MAX_CATEGORIES);
}
