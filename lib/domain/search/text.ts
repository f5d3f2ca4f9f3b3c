const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const MIN_PREFIX_LENGTH = 2;
const MAX_WORDS = 10;

/**
 * Separates the last word of a search, which the shopper may not have finished typing, so that it can be searched for
 * as a prefix. `prefix` is null if the text ends in something other than a plain word (a quoted phrase, an excluded
 * word, a SKU with dashes). It is also null if the text contains "or", because the database would apply the prefix to
 * both sides of the "or".
 */
export function splitSearchText(text: string): { head: string; prefix: string | null } {
  const [, head = "", last = ""] = /^(.*?)(\S+)$/u.exec(text) ?? [];
  const isInsideQuotes = head.split('"').length % 2 === 0;
  const isPlain = WORD.test(last) && last.length >= MIN_PREFIX_LENGTH && !isInsideQuotes;
  const isPrefix = isPlain && !text.split(/\s+/).some(isOr);
  return isPrefix ? { head: head.trim(), prefix: last } : { head: text, prefix: null };
}

/** Characters without a width that join or part letters of Indian scripts. They are typed or not; the word is the same. */
const JOINERS = /[\u200C\u200D]/g;

/** The words that a product must contain to match the search, in lower case and without duplicates; at most ten. */
export function wordsOf(text: string): string[] {
  const wanted = text
    .normalize("NFC")
    .replace(JOINERS, "")
    .split(/\s+/)
    .filter((part) => !part.startsWith("-") && !isOr(part));
  const words = wanted.flatMap((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u)).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MAX_WORDS);
}

/** The words of the text that a product must not contain, with the dash before them; empty if there are none. */
export function excludedOf(text: string): string {
  return text
    .split(/\s+/)
    .filter((part) => /^-[\p{L}\p{N}]/u.test(part))
    .join(" ");
}

/** Whether the text says itself what it means, with quotes or "or". It is then searched for as it is, without synonyms. */
export function isPrecise(text: string): boolean {
  return text.includes('"') || text.split(/\s+/).some(isOr);
}

/** True for the word "or", which in a search means that one of the words next to it is enough. */
function isOr(word: string): boolean {
  return word.toLowerCase() === "or";
}
