/** The sum of whole amounts; what makes it an amount of money (`withCharge`) refuses one that is too large to be exact. */
export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
