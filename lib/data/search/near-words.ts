import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { searchWords } from "@/lib/database/schema/catalogue";
import { isInIndianScript, romanise } from "@/lib/domain/search/indian-scripts";
import { isNearSpelling, spellingDistance } from "@/lib/domain/search/near-spelling";
import { initialsLike, soundsLike } from "@/lib/domain/search/sound";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The number of words whose spelling is compared with the searched word: those that share the most trigrams with it.
 * The number is large, because short words in which two letters are swapped have few trigrams in common.
 */
const MAX_CANDIDATES = 200;
const MIN_LENGTH = 3;
/** How many words with a similar first sound are compared. A store of 10,000 products has fewer. */
const MAX_SOUND_CANDIDATES = 2_000;
const MAX_SOUND_ALIKES = 8;

/**
 * Words of the store's products that may be meant by `word`: those that sound the same, then those with a similar
 * spelling, the most similar first.
 */
export async function listNearWords(
  storeId: StoreId,
  word: string,
  database: Database = getDatabase(),
): Promise<string[]> {
  if (word.length < MIN_LENGTH) return [];
  const [latin = word] = isInIndianScript(word) ? romanise(word) : [];
  const rows = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(eq(searchWords.storeId, storeId))
    .orderBy(sql`${searchWords.word} <-> ${latin}`)
    .limit(MAX_CANDIDATES);
  const spelled = rows
    .map((row) => row.word)
    .filter((candidate) => candidate !== word && isNearSpelling(latin, candidate))
    .sort((one, other) => spellingDistance(latin, one) - spellingDistance(latin, other));
  const alike = await listWordsThatSoundLike(storeId, [word], database);
  return [...new Set([...(alike.get(word) ?? []), ...spelled])];
}

/**
 * For each of `typed`, the words of the store's products that sound most like it, in Latin letters or an Indian script.
 */
export async function listWordsThatSoundLike(
  storeId: StoreId,
  typed: readonly string[],
  database: Database,
): Promise<Map<string, string[]>> {
  const initials = [...new Set(typed.flatMap(initialsLike))];
  if (initials.length === 0) return new Map();
  const rows = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.storeId, storeId), inArray(sql`left(${searchWords.word}, 1)`, initials)))
    .limit(MAX_SOUND_CANDIDATES);
  const words = rows.map((row) => row.word);
  return new Map(typed.map((word) => [word, soundingMostLike(word, words)]));
}

function soundingMostLike(typed: string, words: readonly string[]): string[] {
  const differenceTo = soundsLike(typed);
  const alike = words.flatMap((word) => {
    const difference = word === typed ? null : differenceTo(word);
    return difference === null ? [] : [{ word, difference }];
  });
  const least = Math.min(...alike.map(({ difference }) => difference));
  return alike
    .filter(({ difference }) => difference === least)
    .map(({ word }) => word)
    .slice(0, MAX_SOUND_ALIKES);
}
