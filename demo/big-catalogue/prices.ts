import type { Price } from "../../lib/domain/product/product";
import type { Random } from "./random";

/**
 * The standard deviation of the logarithm of the price. It puts two thirds of a kind's prices between 0.58 and 1.7
 * times the median.
 */
const SPREAD = 0.55;
const MIN_RUPEES = 40;
const DISCOUNTED_SHARE = 0.25;
/** The discounts that products have, in percent. The first is the most frequent. */
const DISCOUNTS: readonly [number, ...number[]] = [10, 20, 15, 30, 25, 40, 5, 50];

/**
 * Makes a realistic price: log-normally distributed around the median of the kind, so that many prices are lower and a
 * few much higher.
 *
 * Units: `medianRupees` in whole rupees, the result in paise.
 */
export function makePrice(random: Random, medianRupees: number): Price {
  const sellingPrice = roundPrice(medianRupees * Math.exp(SPREAD * random.normal())) * 100;
  if (!random.chance(DISCOUNTED_SHARE)) return { sellingPrice, discountedPrice: sellingPrice };
  const percent = random.pickEarly(DISCOUNTS);
  return { sellingPrice, discountedPrice: Math.round((sellingPrice * (100 - percent)) / 10_000) * 100 };
}

/**
 * Rounds to a price as shops set them: prices below 500 end in 9 or 0, prices below 10,000 in 49 or 99, and higher
 * prices are whole hundreds.
 */
function roundPrice(rupees: number): number {
  const amount = Math.max(MIN_RUPEES, rupees);
  if (amount < 500) return Math.round(amount / 10) * 10 - (amount < 100 ? 0 : 1);
  return amount < 10_000 ? Math.round(amount / 50) * 50 - 1 : Math.round(amount / 100) * 100;
}
