import { LIMITS } from "./imported-product";

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/**
 * The form of a name that URLs contain: lower-case letters, digits and dashes. Letters of other scripts are dropped, so
 * such a name gets a short digest; two different names then do not get the same URL.
 *
 * Errors: returns an empty text for a name that has neither letters nor digits.
 * Source: docs/domain.md#slugs; the length of a slug is limited, because the length of URLs and cache tags is limited.
 */
export function toSlug(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const losesLetters = /[^\p{ASCII}]/u.test(plain.replace(/[^\p{L}\p{N}]/gu, ""));
  if (!losesLetters && slug.length <= LIMITS.slug) return slug;
  return [slug.slice(0, LIMITS.slug - 9).replace(/-$/, ""), digest(name)].filter(Boolean).join("-");
}

/** FNV-1a, 32 bits: short, and the same on every machine. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
