import "server-only";
import type { Database } from "@/lib/database/connection";
import { isInIndianScript } from "@/lib/domain/search/indian-scripts";
import { type SearchPart, type Synonyms, toSearchParts } from "@/lib/domain/search/synonyms";
import { isPrecise, splitSearchText, wordsOf } from "@/lib/domain/search/text";
import type { StoreId } from "@/lib/domain/store/id";
import { listWordsThatSoundLike } from "./near-words";
import { allOf, anyOf, exclusions, operatorQuery, phraseQuery, type TextQuery, textQuery } from "./text-query";

/** What a search depends on in the store. */
export type SearchStore = { id: StoreId; setting: { searchSynonyms: Synonyms } };

/** A part of the text, and the query for it alone. */
export type SearchPartQuery = { text: string; query: TextQuery };

export type SearchQuery = {
  /** The text as typed. */
  typed: TextQuery;
  /** The text as typed, or with synonyms in the place of its words. */
  whole: TextQuery;
  hasSynonyms: boolean;
  parts: readonly SearchPartQuery[];
};

/**
 * The query for a text. Words in an Indian script that are in no group of synonyms stand for the words of the store's
 * products that sound alike, which takes a query of its own.
 */
export async function readSearchQuery(store: SearchStore, text: string, database: Database): Promise<SearchQuery> {
  const typed = textQuery(text);
  const parts = isPrecise(text)
    ? wordsOf(text).map((word): SearchPart => ({ text: word, synonyms: [] }))
    : await withWordsThatSoundLike(store.id, toSearchParts(wordsOf(text), store.setting.searchSynonyms), database);
  const hasSynonyms = parts.some(({ synonyms }) => synonyms.length > 0);
  const queries = parts.map((part, index) => ({ text: part.text, query: partQuery(part, isLast(text, parts, index)) }));
  if (!hasSynonyms) return { typed, whole: typed, hasSynonyms, parts: queries };
  const expanded = allOf([...queries.map(({ query }) => query), ...exclusions(text)]);
  return { typed, whole: anyOf([typed, expanded]), hasSynonyms, parts: queries };
}

async function withWordsThatSoundLike(
  storeId: StoreId,
  parts: readonly SearchPart[],
  database: Database,
): Promise<readonly SearchPart[]> {
  const unknown = parts.filter(({ text, synonyms }) => synonyms.length === 0 && isInIndianScript(text));
  if (unknown.length === 0) return parts;
  const alike = await listWordsThatSoundLike(
    storeId,
    unknown.map(({ text }) => text),
    database,
  );
  return parts.map((part) => ({ ...part, synonyms: [...part.synonyms, ...(alike.get(part.text) ?? [])] }));
}

/** Whether the shopper may still be typing the part. */
function isLast(text: string, parts: readonly SearchPart[], index: number): boolean {
  return index === parts.length - 1 && splitSearchText(text).prefix !== null;
}

function partQuery({ text, synonyms }: SearchPart, isIncomplete: boolean): TextQuery {
  const own = isIncomplete ? textQuery(text) : operatorQuery(text);
  return anyOf([own, ...synonyms.map(phraseQuery)]);
}
