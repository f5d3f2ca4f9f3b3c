/**
 * The sum of whole amounts. It is not checked here: `withCharge`, which is applied to it, throws if it is too large to
 * be exact.
 */
export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
