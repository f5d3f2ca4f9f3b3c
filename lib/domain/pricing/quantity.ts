import { divideHalfUp } from "../currency/rational";
import type { ApplicationSetting } from "../store/store";
import type { ItemToPrice } from "./item-price";

/** Hundredths of each unit. */
export type QuantityRules = Pick<ApplicationSetting, "minQuantity" | "stepQuantity">;

export type QuantityRefusal = "quantity_below_minimum" | "quantity_off_step";

/**
 * What is bought when stitching needs extra cloth.
 *
 * Units:  hundredths; rounded to tenths of a unit, halves up, only when there is extra cloth, so that quarter metres
 *         stay possible.
 * Source: domain §4.5; pricing rule 22.
 */
export function withExtraCloth(chosen: number, additionalQuantity: number): number {
  return additionalQuantity > 0 ? divideHalfUp(BigInt(chosen + additionalQuantity), 10n) * 10 : chosen;
}

/**
 * Why an item's quantity cannot be bought; null when it can. Stock is asked for where it is held.
 *
 * Units:  hundredths; the item's quantity includes its extra cloth, and was then rounded, so its step is not known any
 *         more: such quantities are not adjustable in the bag.
 * Source: domain §4.5: from `min_qty` in steps of `step_qty`.
 */
export function quantityRefusal(
  { unit, quantity, additionalQuantity }: Pick<ItemToPrice, "unit" | "quantity" | "additionalQuantity">,
  { minQuantity, stepQuantity }: QuantityRules,
): QuantityRefusal | null {
  if (quantity < withExtraCloth(minQuantity[unit], additionalQuantity)) return "quantity_below_minimum";
  const isOnStep = additionalQuantity > 0 || (quantity - minQuantity[unit]) % stepQuantity[unit] === 0;
  return isOnStep ? null : "quantity_off_step";
}
