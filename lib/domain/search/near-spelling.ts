/**
 * Whether `word` may have been meant by `typed`: one slip in a short word, two in a usual one, three in a long one.
 * A slip is a letter too many, too few or wrong, or two neighbours swapped.
 */
export function isNearSpelling(typed: string, word: string): boolean {
  return spellingDistance(typed, word) <= allowedSlips(typed);
}

function allowedSlips(typed: string): number {
  if (typed.length < 5) return 1;
  return typed.length < 9 ? 2 : 3;
}

/** Number of slips between two words (Damerau and Levenshtein, optimal string alignment). */
export function spellingDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of b.entries()) {
      const at = (line: number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      const replaced = at(last, column) + (letter === otherLetter ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === otherLetter;
      const swapped = isSwap ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, swapped, at(last, column + 1) + 1, at(current, column) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
