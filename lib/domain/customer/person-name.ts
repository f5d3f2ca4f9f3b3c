/**
 * Returns a name with the usual capitals (docs/domain.md#accounts): "aSHA" and "ASHA" become Asha, "o'connor-smith"
 * becomes O'Connor-Smith. Capitals within a word are kept, because they are intended (McDonald). Short words in
 * capitals are kept, because they are initials (K R, AK).
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

/** Makes the first letter a capital. Letters that have no capital form, such as ß, stay as they are. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return [...upper].length === 1 ? upper : letter;
}

/** Whether a word looks as if it was typed with caps lock on: a small letter followed by capitals, such as "aSHA". */
function hasCapsLock(word: string): boolean {
  const [first = "", ...rest] = [...word];
  return first !== first.toUpperCase() && rest.join("") === rest.join("").toUpperCase();
}
