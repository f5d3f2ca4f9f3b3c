import type { Price } from "../../lib/domain/product/product";
import type { Random } from "./random";

/** How wide prices of one kind spread: two thirds lie between 0.58 and 1.7 of the median. */
const SPREAD = 0.55;
const LOWEST_RUPEES = 40;
const DISCOUNTED_SHARE = 0.25;
/** Percent off; shops like round ones, and the smaller ones more. */
const DISCOUNTS: readonly [number, ...number[]] = [10, 20, 15, 30, 25, 40, 5, 50];

/**
 * A price as shops set them: log-normal about the median of its kind, so there are many below and a long tail above.
 *
 * Units: `medianRupees` in whole rupees, the answer in paise.
 */
export function makePrice(random: Random, medianRupees: number): Price {
  const sellingPrice = priceTag(medianRupees * Math.exp(SPREAD * random.normal())) * 100;
  if (!random.chance(DISCOUNTED_SHARE)) return { sellingPrice, discountedPrice: sellingPrice };
  const percent = random.pickEarly(DISCOUNTS);
  return { sellingPrice, discountedPrice: Math.round((sellingPrice * (100 - percent)) / 10_000) * 100 };
}

/** Whole rupees that end in 9 or 0 below five hundred, in 49 or 99 above, and in round hundreds from ten thousand. */
function priceTag(rupees: number): number {
  const amount = Math.max(LOWEST_RUPEES, rupees);
  if (amount < 500) return Math.round(amount / 10) * 10 - (amount < 100 ? 0 : 1);
  return amount < 10_000 ? Math.round(amount / 50) * 50 - 1 : Math.round(amount / 100) * 100;
}
