/** 32 of them, so that the five low bits of a byte choose one evenly; without 0, o, 1 and l, which are misread. */
const CHARACTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const RANDOM_LENGTH = 8;
/** Random bytes that an id takes. */
export const SESSION_ID_BYTES = 2 * RANDOM_LENGTH;

/**
 * Names the session of one tab.
 *
 * Units:  `now` in milliseconds since 1970; `bytes` are random, at least `SESSION_ID_BYTES` of them.
 * Errors: RangeError when there are fewer, because an id that can be guessed is none.
 * Source: specification §9: 8 random characters, then a timestamp, then 8 random characters.
 */
export function makeSessionId(now: number, bytes: Uint8Array): string {
  if (bytes.length < SESSION_ID_BYTES) throw new RangeError(`Not enough random bytes: ${bytes.length}`);
  const text = Array.from(bytes.subarray(0, SESSION_ID_BYTES), (byte) => CHARACTERS.charAt(byte & 31)).join("");
  return `${text.slice(0, RANDOM_LENGTH)}${now}${text.slice(RANDOM_LENGTH)}`;
}

export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && /^[a-km-np-z2-9]{8}\d{13}[a-km-np-z2-9]{8}$/.test(value);
}
