/** PostgreSQL stores neither the null character nor half a surrogate pair, in texts as little as in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can store this text. Every text from outside is checked before it goes further. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/**
 * The largest number that is accepted from outside. No price, weight or quantity comes near it, and in millionths it is
 * still an exact integer.
 */
export const MAX_NUMBER = 1_000_000_000;
