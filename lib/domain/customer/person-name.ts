/**
 * A name in title case (docs/domain.md#accounts): "aSHA" and "ASHA" become Asha, "o'connor-smith" becomes
 * O'Connor-Smith. Capitals within a word are kept as intended (McDonald), and short words in capitals are initials (K
 * R, AK).
 */
export function readPersonName(text: string): string {
  return text.trim().replace(/\s+/gu, " ").split(" ").map(titleWord).join(" ");
}

function titleWord(word: string): string {
  const isUpperCase = word === word.toUpperCase() && [...word].length > 2;
  const isLowerCase = word === word.toLowerCase();
  if (!isUpperCase && !isLowerCase && !hasCapsLock(word)) return word;
  return word.toLowerCase().replace(/^\p{L}|(?<=-)\p{L}|(?<=^\p{L}['’])\p{L}/gu, capital);
}

/** Capitalises the first letter. Letters without a capital form, such as ß, do not change. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return [...upper].length === 1 ? upper : letter;
}

/** Whether the word looks typed with caps lock on, such as "aSHA". */
function hasCapsLock(word: string): boolean {
  const [first = "", ...rest] = [...word];
  return first !== first.toUpperCase() && rest.join("") === rest.join("").toUpperCase();
}
