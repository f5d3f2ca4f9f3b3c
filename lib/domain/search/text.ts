const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const LEAST_PREFIX_LENGTH = 2;
const MOST_WORDS = 10;

/**
 * Splits off the word that may still be typed, which is searched for as the beginning of a word. Null for `prefix`
 * when the text ends in something else (a quoted phrase, an excluded word, a SKU with dashes), or when it says "or":
 * the begun word would then bind to both sides of it.
 */
export function splitSearchText(text: string): { head: string; prefix: string | null } {
  const [, head = "", last = ""] = /^(.*?)(\S+)$/u.exec(text) ?? [];
  const isInsideQuotes = head.split('"').length % 2 === 0;
  const isPlain = WORD.test(last) && last.length >= LEAST_PREFIX_LENGTH && !isInsideQuotes;
  const isPrefix = isPlain && !text.split(/\s+/).some(isOr);
  return isPrefix ? { head: head.trim(), prefix: last } : { head: text, prefix: null };
}

/** The words that a product must have, in lower case, to look for other spellings of them. */
export function wordsOf(text: string): string[] {
  const wanted = text.split(/\s+/).filter((part) => !part.startsWith("-") && !isOr(part));
  const words = wanted.flatMap((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u)).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MOST_WORDS);
}

/** Between two words of a search it means either of them. */
function isOr(word: string): boolean {
  return word.toLowerCase() === "or";
}
