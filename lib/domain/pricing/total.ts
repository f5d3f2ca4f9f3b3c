/** The sum of whole amounts. `withCharge`, which turns it into money, throws if it is too large to be exact. */
export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
