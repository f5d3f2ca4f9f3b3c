import "server-only";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import type { StoreId } from "@/lib/domain/store/id";
import { listNearWords } from "./near-words";
import { readSearchQuery, type SearchPartQuery, type SearchQuery, type SearchStore } from "./search-query";
import { allOf, anyOf, countMatches, exclusions, matches, phraseQuery, rankBy, type TextQuery } from "./text-query";

/** The condition and ranking of a product search. */
export type Search = {
  condition: SQL;
  /** Expressions to sort by, most important first, each in descending order. */
  relevance: readonly SQL[];
  /** Other texts that the visitor could search for, if the search finds nothing as typed. */
  keywords: readonly string[];
  /** True if the products match only some words of the text, because none matches all. */
  isPartial: boolean;
};

/** A part of the text, how many products it finds and, if none, similar words that find some. */
type TriedPart = SearchPartQuery & { hits: number; near: readonly FoundWord[] };
type FoundWord = { word: string; hits: number };

const MAX_SKU_MATCHES = 24;
const MAX_KEYWORDS = 4;
/** How many similar words are tried with one query. The most similar come first, and most of them find something. */
const WORDS_PER_TRIAL = 12;

const NOTHING: Search = { condition: sql`false`, relevance: [], keywords: [], isPartial: false };

/**
 * Finds products that contain all words of `text` or their synonyms; the last word may be incomplete. `"a phrase"`, `or`
 * and `-without` work as in other search engines. If the text is the SKU of a product or of a variant, that product comes
 * first. If nothing is found, `findOther` searches for similar words, and then for only some of the words; null if the
 * text does find something. `shown` is the condition for products that shoppers may see.
 */
export async function readSearch(
  store: SearchStore,
  text: string,
  database: Database,
): Promise<{ search: Search; findOther: (shown: SQL) => Promise<Search | null> }> {
  if (text.length < MINIMUM_SEARCH_LENGTH) return { search: NOTHING, findOther: async () => null };
  const query = await readSearchQuery(store, text, database);
  const exactIds = await listIdsBySku(store.id, text, database);
  const isExact = exactIds.length > 0 ? [inArray(products.id, exactIds)] : [];
  const search = {
    condition: sql`(${sql.join([...isExact, matches(query.whole)], sql` or `)})`,
    // What contains the words as typed comes before what contains synonyms.
    relevance: [...isExact, ...(query.hasSynonyms ? [matches(query.typed)] : []), rankBy(query.whole)],
    keywords: [],
    isPartial: false,
  };
  return { search, findOther: (shown) => readOtherSearch(store.id, text, query, shown, database) };
}

async function readOtherSearch(
  storeId: StoreId,
  text: string,
  { whole, parts }: SearchQuery,
  shown: SQL,
  database: Database,
): Promise<Search | null> {
  const [hits, ...counts] = await countMatches(shown, [whole, ...parts.map(({ query }) => query)], database);
  if (hits) return null;
  const tried: TriedPart[] = [];
  for (const [index, part] of parts.entries()) {
    const count = counts[index] ?? null;
    // A word such as "for" finds nothing because it is not searched for.
    if (count === null) continue;
    const near = count > 0 ? [] : await listNearWordsFound(storeId, part.text, shown, database);
    tried.push({ ...part, hits: count, near });
  }
  const keywords = keywordsOf(text, tried);
  const respelled = respelledQuery(text, tried);
  const [respelledHits] = respelled ? await countMatches(shown, [respelled], database) : [];
  if (respelled && respelledHits)
    return { condition: matches(respelled), relevance: [rankBy(respelled)], keywords, isPartial: false };
  return partialSearch(text, tried, keywords);
}

/** The query with every unknown word replaced by its similar words; null if there is none, or one without similar words. */
function respelledQuery(text: string, parts: readonly TriedPart[]): TextQuery | null {
  const hasUnknown = parts.some(({ hits }) => hits === 0);
  if (!hasUnknown || parts.some(({ hits, near }) => hits === 0 && near.length === 0)) return null;
  return allOf([...parts.map(usableQuery), ...exclusions(text)]);
}

/** The search for some of the words. More of them count more; of as many, those count more that few products have. */
function partialSearch(text: string, parts: readonly TriedPart[], keywords: readonly string[]): Search {
  const usable = parts.filter(({ hits, near }) => hits > 0 || near.length > 0);
  if (parts.length < 2 || usable.length === 0) return { ...NOTHING, keywords };
  const queries = usable.map(usableQuery);
  const some = anyOf(queries);
  const found = queries.map((query) => sql`(${matches(query)})::int`);
  const rarity = usable.map((part, index) => sql`${found[index]}::float8 / ${hitsOf(part)}::float8`);
  return {
    condition: matches(allOf([some, ...exclusions(text)])),
    relevance: [sql`(${sql.join(found, sql` + `)})`, sql`(${sql.join(rarity, sql` + `)})`, rankBy(some)],
    keywords,
    isPartial: true,
  };
}

function usableQuery({ query, hits, near }: TriedPart): TextQuery {
  return hits > 0 ? query : anyOf(near.map(({ word }) => phraseQuery(word)));
}

function hitsOf({ hits, near }: TriedPart): number {
  return Math.max(1, hits, ...near.map((word) => word.hits));
}

async function listIdsBySku(storeId: StoreId, sku: string, database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select ${products.id} as id from ${products}
    where ${products.storeId} = ${storeId} and lower(${products.sku}) = lower(${sku})
    union
    select ${variants.productId} as id from ${variants}
    where ${variants.storeId} = ${storeId} and lower(${variants.sku}) = lower(${sku})
    limit ${MAX_SKU_MATCHES}`);
  return rows.map(({ id }) => id);
}

/** Words similar to `word` that find products. The store's words may come from products that are no longer shown. */
async function listNearWordsFound(
  storeId: StoreId,
  word: string,
  shown: SQL,
  database: Database,
): Promise<FoundWord[]> {
  const near = await listNearWords(storeId, word, database);
  const found: FoundWord[] = [];
  for (let start = 0; start < near.length && found.length < MAX_KEYWORDS; start += WORDS_PER_TRIAL) {
    const words = near.slice(start, start + WORDS_PER_TRIAL);
    const counts = await countMatches(shown, words.map(phraseQuery), database);
    found.push(
      ...words.map((each, index) => ({ word: each, hits: counts[index] ?? 0 })).filter(({ hits }) => hits > 0),
    );
  }
  return found.slice(0, MAX_KEYWORDS);
}

/**
 * The texts to suggest. Unknown words of the text are replaced by similar ones; if each word finds something but no
 * product contains all of them, each word is suggested by itself.
 */
function keywordsOf(text: string, parts: readonly TriedPart[]): string[] {
  const candidates = parts.every(({ hits }) => hits > 0)
    ? parts.map((part) => part.text)
    : Array.from({ length: MAX_KEYWORDS }, (_, index) => respelledText(parts, index));
  const isDifferent = (keyword: string) => keyword !== "" && keyword !== text.toLowerCase();
  return [...new Set(candidates.filter(isDifferent))].slice(0, MAX_KEYWORDS);
}

/**
 * The text with each unknown word replaced by its similar word at `index`. Unknown words without a similar word are
 * left out, so that the rest of the text may find something.
 */
function respelledText(parts: readonly TriedPart[], index: number): string {
  const words = parts.map(({ text, hits, near }) => (hits > 0 ? text : ((near[index] ?? near[0])?.word ?? "")));
  return words.filter((word) => word !== "").join(" ");
}
