import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { searchWords } from "@/lib/database/schema/catalogue";
import { isNearSpelling, spellingDistance } from "@/lib/domain/search/near-spelling";
import type { StoreId } from "@/lib/domain/store/id";

/** Swapped letters leave two short words with few trigrams in common, so many candidates are looked at. */
const CANDIDATES_LIMIT = 200;
const LEAST_LENGTH = 3;

/** Words of the store's products that may have been meant by `word`, the nearest first. */
export async function listNearWords(
  storeId: StoreId,
  word: string,
  database: Database = getDatabase(),
): Promise<string[]> {
  if (word.length < LEAST_LENGTH) return [];
  const rows = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(eq(searchWords.storeId, storeId))
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(CANDIDATES_LIMIT);
  return rows
    .map((row) => row.word)
    .filter((candidate) => candidate !== word && isNearSpelling(word, candidate))
    .sort((one, other) => spellingDistance(word, one) - spellingDistance(word, other));
}
