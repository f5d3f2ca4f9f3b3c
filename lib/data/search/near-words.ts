import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { searchWords } from "@/lib/database/schema/catalogue";
import { isNearSpelling, spellingDistance } from "@/lib/domain/search/near-spelling";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The number of words whose spelling is compared with the searched word: those that share the most trigrams with it.
 * The number is large, because short words in which two letters are swapped have few trigrams in common.
 */
const MAX_CANDIDATES = 200;
const MIN_LENGTH = 3;

/** Words of the store's products with a spelling similar to `word`, the most similar first. */
export async function listNearWords(
  storeId: StoreId,
  word: string,
  database: Database = getDatabase(),
): Promise<string[]> {
  if (word.length < MIN_LENGTH) return [];
  const rows = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(eq(searchWords.storeId, storeId))
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(MAX_CANDIDATES);
  return rows
    .map((row) => row.word)
    .filter((candidate) => candidate !== word && isNearSpelling(word, candidate))
    .sort((one, other) => spellingDistance(word, one) - spellingDistance(word, other));
}
