import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { ListStore } from "@/lib/data/catalogue/list-scope";
import { listFirst } from "@/lib/data/catalogue/product-lists";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import type { Category } from "@/lib/domain/catalogue/category";
import { parseSearchText } from "@/lib/domain/catalogue/list-query";
import type { ProductCard } from "@/lib/domain/product/product";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import type { StoreId } from "@/lib/domain/store/id";

export type SearchSuggestions = {
  products: readonly ProductCard[];
  categories: readonly Pick<Category, "id" | "slug" | "name">[];
  /** Near spellings, or fewer words, when the text as it is written finds nothing. */
  keywords: readonly string[];
};

const PRODUCTS_LIMIT = 6;
const CATEGORIES_LIMIT = 4;

/** What may be meant by the text so far; nothing while it is too short to search for. */
export async function suggestSearch(
  store: ListStore,
  typed: string,
  database: Database = getDatabase(),
): Promise<SearchSuggestions> {
  const text = parseSearchText(typed, MINIMUM_SEARCH_LENGTH);
  if (text === null) return { products: [], categories: [], keywords: [] };
  const { products, keywords } = await listFirst(store, { kind: "search", text }, PRODUCTS_LIMIT, database);
  return { products, keywords, categories: await listCategoriesLike(store.id, text, database) };
}

/** Common trigrams of a name and the best part of the text, or the other way round; less is not the same word. */
const LEAST_LIKENESS = 0.5;

function listCategoriesLike(storeId: StoreId, text: string, database: Database) {
  const name = sql`lower(${categories.name})`;
  const likeness = sql`greatest(word_similarity(lower(${text}), ${name}), word_similarity(${name}, lower(${text})))`;
  return database
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.status, "active"), sql`${likeness} >= ${LEAST_LIKENESS}`))
    .orderBy(sql`${likeness} desc`, categories.rank, categories.id)
    .limit(CATEGORIES_LIMIT);
}
