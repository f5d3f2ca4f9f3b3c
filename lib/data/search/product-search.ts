import "server-only";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import { MINIMUM_SEARCH_LENGTH } from "@/lib/domain/search/limits";
import { splitSearchText, wordsOf } from "@/lib/domain/search/text";
import type { StoreId } from "@/lib/domain/store/id";
import { listNearWords } from "./near-words";

/** How products are found by a text. */
export type Search = {
  condition: SQL;
  /** Best first when descending. */
  relevance: readonly SQL[];
  /** Texts that find more, when this one finds nothing as it is written. */
  keywords: readonly string[];
};

type Respelling = { word: string; isFound: boolean; near: readonly string[] };

const SKU_LIMIT = 24;
const KEYWORDS_LIMIT = 4;

const NOTHING: Search = { condition: sql`false`, relevance: [], keywords: [] };

/**
 * Products that have all words of `text`, the last of them perhaps only begun; `"a phrase"`, `or` and `-without` mean
 * what they mean elsewhere. A SKU, also of a variant, finds its product before all others.
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
 * The same with words that the shop does not know taken for near ones that it does; null when the text finds something
 * as it is written. `shown` is what may be found at all.
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
  const isMended = respellings.some(({ isFound }) => !isFound);
  const mended = isMended ? respeltQuery(respellings) : null;
  return mended ? { condition: matches(mended), relevance: [rankBy(mended)], keywords } : { ...NOTHING, keywords };
}

function matches(query: SQL): SQL {
  return sql`${products.searchDocument} @@ ${query}`;
}

function rankBy(query: SQL): SQL {
  return sql`ts_rank(${products.searchDocument}, ${query})`;
}

/** Brackets around every operator: `&&` and `||` of queries bind alike. */
function textQuery(text: string): SQL {
  const { head, prefix } = splitSearchText(text);
  if (prefix === null) return wordQuery(head);
  const last = sql`(${wordQuery(prefix)} || to_tsquery('simple', ${`${prefix}:*`}))`;
  return head === "" ? last : sql`(${wordQuery(head)} && ${last})`;
}

function wordQuery(text: string): SQL {
  return sql`websearch_to_tsquery('english', ${text})`;
}

/** Materialised, because a plan for one row may read the whole catalogue to find out that there is none. */
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
    limit ${SKU_LIMIT}`);
  return rows.map(({ id }) => id);
}

/** Which words of the text find something alone, and for the others the near ones that do. */
async function respell(storeId: StoreId, text: string, shown: SQL, database: Database): Promise<Respelling[]> {
  const respellings: Respelling[] = [];
  for (const word of wordsOf(text)) {
    const isFound = word !== text.toLowerCase() && (await finds(shown, textQuery(word), database));
    const near = isFound ? [] : await listFoundNear(storeId, word, shown, database);
    respellings.push({ word, isFound, near });
  }
  return respellings;
}

async function listFoundNear(storeId: StoreId, word: string, shown: SQL, database: Database): Promise<string[]> {
  const found: string[] = [];
  for (const near of await listNearWords(storeId, word, database)) {
    if (found.length === KEYWORDS_LIMIT) break;
    // The list also has words of products that are no longer shown.
    if (await finds(shown, wordQuery(near), database)) found.push(near);
  }
  return found;
}

/** Null when a word has no spelling that finds anything. */
function respeltQuery(respellings: readonly Respelling[]): SQL | null {
  if (respellings.some(({ isFound, near }) => !isFound && near.length === 0)) return null;
  const words = respellings.map(({ word, isFound, near }) => {
    const spellings = isFound ? [textQuery(word)] : near.map(wordQuery);
    return sql`(${sql.join(spellings, sql` || `)})`;
  });
  return sql`(${sql.join(words, sql` && `)})`;
}

/** The text with near words in place of unknown ones; its words one by one when each is known, but not together. */
function keywordsOf(text: string, respellings: readonly Respelling[]): string[] {
  const attempts = respellings.every(({ isFound }) => isFound)
    ? respellings.map(({ word }) => word)
    : Array.from({ length: KEYWORDS_LIMIT }, (_, attempt) => respelt(respellings, attempt));
  const isOther = (keyword: string) => keyword !== "" && keyword !== text.toLowerCase();
  return [...new Set(attempts.filter(isOther))].slice(0, KEYWORDS_LIMIT);
}

/** A word without near ones is left out, so that the rest of the text may find something. */
function respelt(respellings: readonly Respelling[], attempt: number): string {
  const words = respellings.map(({ word, isFound, near }) => (isFound ? word : (near[attempt] ?? near[0] ?? "")));
  return words.filter((word) => word !== "").join(" ");
}
