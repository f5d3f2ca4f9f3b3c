import { divideHalfUp } from "../currency/rational";
import type { ApplicationSetting } from "../store/store";
import type { ItemToPrice } from "./item-price";

/** The minimum and the step of each unit, in hundredths. */
export type QuantityRules = Pick<ApplicationSetting, "minQuantity" | "stepQuantity">;

export type QuantityRefusal = "quantity_below_minimum" | "quantity_off_step";

/**
 * The bought quantity, including the extra cloth that stitching needs.
 *
 * Units:  hundredths. Rounded to tenths of a unit, halves up, but only with extra cloth, so that quarter metres stay
 *         possible.
 * Source: docs/domain.md#quantities; pricing rule 22.
 */
export function withExtraCloth(chosen: number, additionalQuantity: number): number {
  return additionalQuantity > 0 ? divideHalfUp(BigInt(chosen + additionalQuantity), 10n) * 10 : chosen;
}

/**
 * Why an item's quantity cannot be bought; null if it can. Stock is checked separately.
 *
 * Units:  hundredths. A quantity with extra cloth has been rounded, so it is no longer a multiple of the step; such
 *         quantities cannot be changed in the cart.
 * Source: docs/domain.md#quantities: quantities start at `min_qty` and increase in steps of `step_qty`.
 */
export function quantityRefusal(
  { unit, quantity, additionalQuantity }: Pick<ItemToPrice, "unit" | "quantity" | "additionalQuantity">,
  { minQuantity, stepQuantity }: QuantityRules,
): QuantityRefusal | null {
  if (quantity < withExtraCloth(minQuantity[unit], additionalQuantity)) return "quantity_below_minimum";
  const isOnStep = additionalQuantity > 0 || (quantity - minQuantity[unit]) % stepQuantity[unit] === 0;
  return isOnStep ? null : "quantity_off_step";
}
