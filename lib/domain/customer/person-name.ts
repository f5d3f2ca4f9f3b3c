/**
 * A name in title case (domain §2.5): "aSHA" and "ASHA" are Asha, "o'connor-smith" is O'Connor-Smith. Who writes capitals
 * within a word knows why (McDonald), and short words in capitals are initials (K R, AK).
 */
export function readPersonName(text: string): string {
  return text.trim().replace(/\s+/gu, " ").split(" ").map(titleWord).join(" ");
}

function titleWord(word: string): string {
  const isShouted = word === word.toUpperCase() && [...word].length > 2;
  const isWhispered = word === word.toLowerCase();
  if (!isShouted && !isWhispered && !startsSmall(word)) return word;
  return word.toLowerCase().replace(/^\p{L}|(?<=-)\p{L}|(?<=^\p{L}['’])\p{L}/gu, capital);
}

/** A letter without a capital of its own, such as ß, stays. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return [...upper].length === 1 ? upper : letter;
}

/** "aSHA": the key for capitals was on. */
function startsSmall(word: string): boolean {
  const [first = "", ...rest] = [...word];
  return first !== first.toUpperCase() && rest.join("") === rest.join("").toUpperCase();
}
