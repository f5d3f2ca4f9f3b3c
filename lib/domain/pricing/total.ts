/**
 * The sum of whole amounts. It does not check that the sum is small enough to be exact; `withCharge`, to which callers
 * pass the sum, throws if it is not.
 */
export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
