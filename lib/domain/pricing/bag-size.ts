import { divideHalfUp } from "../currency/rational";
import type { ItemToPrice } from "./item-price";
import { totalOf } from "./total";

/** One piece, metre or kilogram, in hundredths. */
const ONE = 100;

/**
 * The quantity of a cart, in hundredths. For items sold by piece the pieces are counted; an item sold by metre or
 * kilogram counts as one, whatever its quantity. See docs/domain.md#prices.
 */
export function bagQuantity(items: readonly Pick<ItemToPrice, "unit" | "quantity">[]): number {
  return totalOf(items.map(({ unit, quantity }) => (unit === "Pcs" ? quantity : ONE)));
}

/**
 * The weight of a cart, in grams. The sum is rounded to 10 g (0.01 kg), halves up; the items' weights are not rounded.
 * See docs/domain.md#prices; pricing rule 10.
 */
export function bagWeight(items: readonly Pick<ItemToPrice, "weightGrams" | "quantity">[]): number {
  const hundredthsOfGrams = items.reduce((sum, item) => sum + BigInt(item.weightGrams) * BigInt(item.quantity), 0n);
  return divideHalfUp(hundredthsOfGrams, 1_000n) * 10;
}
