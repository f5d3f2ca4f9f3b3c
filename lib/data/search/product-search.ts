import "server-only";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { splitSearchText, wordsOf } from "@/lib/domain/search/text";
import type { StoreId } from "@/lib/domain/store/id";
import { listNearWords } from "./near-words";

/** The condition and ranking of a product search. */
export type Search = {
  condition: SQL;
  /** Expressions to sort by, most important first, each in descending order. */
  relevance: readonly SQL[];
  /** Other texts that the visitor could search for, if the search finds nothing as typed. */
  keywords: readonly string[];
};

type Respelling = { word: string; isFound: boolean; near: readonly string[] };

const MAX_SKU_MATCHES = 24;
const MAX_KEYWORDS = 4;

const NOTHING: Search = { condition: sql`false`, relevance: [], keywords: [] };

/**
 * Finds products that contain all words of `text`; the last word may be incomplete. `"a phrase"`, `or` and `-without`
 * work as in other search engines. If the text is the SKU of a product or of a variant, that product comes first.
 */
export async function readSearch(storeId: StoreId, text: string, database: Database): Promise<Search> {
  if (text.length < MINIMUM_SEARCH_LENGTH) return NOTHING;
  const query = textQuery(text);
  const exactIds = await listIdsBySku(storeId, text, database);
  if (exactIds.length === 0) return { condition: matches(query), relevance: [rankBy(query)], keywords: [] };
  const isExact = inArray(products.id, exactIds);
  return { condition: sql`(${isExact} or ${matches(query)})`, relevance: [isExact, rankBy(query)], keywords: [] };
}

/**
 * The search with unknown words replaced by similar words from the store's products; null if the text finds something
 * as typed. `shown` is the condition for products that shoppers may see.
 */
export async function readNearSearch(
  storeId: StoreId,
  text: string,
  shown: SQL,
  database: Database,
): Promise<Search | null> {
  if (text.length < MINIMUM_SEARCH_LENGTH || (await finds(shown, textQuery(text), database))) return null;
  const respellings = await respell(storeId, text, shown, database);
  const keywords = keywordsOf(text, respellings);
  const hasUnknownWord = respellings.some(({ isFound }) => !isFound);
  const query = hasUnknownWord ? respelledQuery(respellings) : null;
  return query ? { condition: matches(query), relevance: [rankBy(query)], keywords } : { ...NOTHING, keywords };
}

function matches(query: SQL): SQL {
  return sql`${products.searchDocument} @@ ${query}`;
}

function rankBy(query: SQL): SQL {
  return sql`ts_rank(${products.searchDocument}, ${query})`;
}

/**
 * The query for the whole text. Each operation is in brackets, because SQL gives the operators `&&` and `||` the same
 * precedence.
 */
function textQuery(text: string): SQL {
  const { head, prefix } = splitSearchText(text);
  if (prefix === null) return wordQuery(head);
  const last = sql`(${wordQuery(prefix)} || to_tsquery('simple', ${`${prefix}:*`}))`;
  return head === "" ? last : sql`(${wordQuery(head)} && ${last})`;
}

function wordQuery(text: string): SQL {
  return sql`websearch_to_tsquery('english', ${text})`;
}

/**
 * Whether the query finds any product. The subquery is `materialized`, because otherwise the planner may scan the
 * catalogue for the first match, which takes a long time if there is none.
 */
async function finds(shown: SQL, query: SQL, database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(sql`
    with hits as materialized (select 1 from ${products} where ${shown} and ${matches(query)})
    select exists (select from hits) as found`);
  return rows[0]?.found ?? false;
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

/** For each word of the text: whether the word on its own finds something and, if not, similar words that do. */
async function respell(storeId: StoreId, text: string, shown: SQL, database: Database): Promise<Respelling[]> {
  const respellings: Respelling[] = [];
  for (const word of wordsOf(text)) {
    const isFound = word !== text.toLowerCase() && (await finds(shown, textQuery(word), database));
    const near = isFound ? [] : await listSimilarWordsFound(storeId, word, shown, database);
    respellings.push({ word, isFound, near });
  }
  return respellings;
}

async function listSimilarWordsFound(
  storeId: StoreId,
  word: string,
  shown: SQL,
  database: Database,
): Promise<string[]> {
  const found: string[] = [];
  for (const near of await listNearWords(storeId, word, database)) {
    if (found.length === MAX_KEYWORDS) break;
    // The words may come from products that are no longer shown, so each is checked.
    if (await finds(shown, wordQuery(near), database)) found.push(near);
  }
  return found;
}

/** The query with every unknown word replaced by its similar words; null if an unknown word has no similar one. */
function respelledQuery(respellings: readonly Respelling[]): SQL | null {
  if (respellings.some(({ isFound, near }) => !isFound && near.length === 0)) return null;
  const words = respellings.map(({ word, isFound, near }) => {
    const spellings = isFound ? [textQuery(word)] : near.map(wordQuery);
    return sql`(${sql.join(spellings, sql` || `)})`;
  });
  return sql`(${sql.join(words, sql` && `)})`;
}

/**
 * The texts to suggest. Unknown words of the text are replaced by similar ones; if each word finds something but no
 * product contains all of them, each word is suggested by itself.
 */
function keywordsOf(text: string, respellings: readonly Respelling[]): string[] {
  const candidates = respellings.every(({ isFound }) => isFound)
    ? respellings.map(({ word }) => word)
    : Array.from({ length: MAX_KEYWORDS }, (_, index) => respelledText(respellings, index));
  const isDifferent = (keyword: string) => keyword !== "" && keyword !== text.toLowerCase();
  return [...new Set(candidates.filter(isDifferent))].slice(0, MAX_KEYWORDS);
}

/**
 * The text with each unknown word replaced by its similar word at `index`. Unknown words without a similar word are
 * left out, so that the rest of the text may find something.
 */
function respelledText(respellings: readonly Respelling[], index: number): string {
  const words = respellings.map(({ word, isFound, near }) => (isFound ? word : (near[index] ?? near[0] ?? "")));
  return words.filter((word) => word !== "").join(" ");
}
