/**
 * Whether `typed` may be a misspelling of `word`. One mistake is allowed in words of fewer than 5 letters, two in words
 * of fewer than 9, three in longer words. A mistake is a letter added, left out or replaced, or two adjacent letters
 * swapped.
 */
export function isNearSpelling(typed: string, word: string): boolean {
  return spellingDistance(typed, word) <= allowedMistakes(typed);
}

export function allowedMistakes(typed: string): number {
  if (typed.length < 5) return 1;
  return typed.length < 9 ? 2 : 3;
}

/** The number of mistakes between two words (Damerau–Levenshtein distance, optimal string alignment). */
export function spellingDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of b.entries()) {
      const at = (distances: number[], index: number) => distances[index] ?? Number.POSITIVE_INFINITY;
      const replaced = at(last, column) + (letter === otherLetter ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === otherLetter;
      const swapped = isSwap ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, swapped, at(last, column + 1) + 1, at(current, column) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
