const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const MIN_PREFIX_LENGTH = 2;
const MAX_WORDS = 10;

/**
 * Splits off the last word, which may be incomplete and is searched for as a prefix. `prefix` is null if the text ends
 * in something other than a plain word (a quoted phrase, an excluded word, a SKU with dashes), or if it contains "or":
 * the prefix would then apply to both sides of the "or".
 */
export function splitSearchText(text: string): { head: string; prefix: string | null } {
  const [, head = "", last = ""] = /^(.*?)(\S+)$/u.exec(text) ?? [];
  const isInsideQuotes = head.split('"').length % 2 === 0;
  const isPlain = WORD.test(last) && last.length >= MIN_PREFIX_LENGTH && !isInsideQuotes;
  const isPrefix = isPlain && !text.split(/\s+/).some(isOr);
  return isPrefix ? { head: head.trim(), prefix: last } : { head: text, prefix: null };
}

/** The words of a search text that products must contain, in lower case and each once; at most ten. */
export function wordsOf(text: string): string[] {
  const wanted = text.split(/\s+/).filter((part) => !part.startsWith("-") && !isOr(part));
  const words = wanted.flatMap((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u)).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MAX_WORDS);
}

/** "or" between two words of a search means either of them. */
function isOr(word: string): boolean {
  return word.toLowerCase() === "or";
}
