/**
 * The characters of an id. There are 32, so that the low five bits of a random byte select each with equal probability.
 * 0, o, 1 and l are missing, because they are easily misread.
 */
const CHARACTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const RANDOM_LENGTH = 8;
/** The number of random bytes that `makeSessionId` needs. */
export const SESSION_ID_BYTES = 2 * RANDOM_LENGTH;

/**
 * A new id for the session of one browser tab.
 *
 * Units:  `now` in milliseconds since 1970; `bytes` are at least `SESSION_ID_BYTES` random bytes.
 * Errors: RangeError if there are fewer bytes, because the id could be guessed.
 * Source: specification §9: 8 random characters, then a timestamp, then 8 random characters.
 */
export function makeSessionId(now: number, bytes: Uint8Array): string {
  if (bytes.length < SESSION_ID_BYTES) throw new RangeError(`Not enough random bytes: ${bytes.length}`);
  const text = Array.from(bytes.subarray(0, SESSION_ID_BYTES), (byte) => CHARACTERS.charAt(byte & 31)).join("");
  return `${text.slice(0, RANDOM_LENGTH)}${now}${text.slice(RANDOM_LENGTH)}`;
}

/** The header in which the browser sends the id with its calls. */
export const SESSION_ID_HEADER = "X-Session-Id";

export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && /^[a-km-np-z2-9]{8}\d{13}[a-km-np-z2-9]{8}$/.test(value);
}
