import { divideHalfUp } from "../currency/rational";
import { quantitiesOf } from "../product/quantities";
import type { ApplicationSetting } from "../store/store";
import type { ItemToPrice } from "./item-price";

/** The smallest quantity that can be ordered of each unit, and the step by which it increases, in hundredths. */
export type QuantityRules = Pick<ApplicationSetting, "minQuantity" | "stepQuantity">;

export type QuantityRefusal = "quantity_below_minimum" | "quantity_off_step";

/**
 * The quantity the shopper pays for: the chosen quantity and the extra cloth that stitching needs.
 *
 * Units:  hundredths. With extra cloth, the sum is rounded to tenths of a unit, halves up. Without extra cloth it is
 *         not rounded, so that a quarter of a metre can be bought.
 * Source: docs/domain.md#quantities; pricing rule 22.
 */
export function withExtraCloth(chosen: number, additionalQuantity: number): number {
  return additionalQuantity > 0 ? divideHalfUp(BigInt(chosen + additionalQuantity), 10n) * 10 : chosen;
}

type CheckedItem = Pick<ItemToPrice, "unit" | "quantity" | "additionalQuantity" | "minQuantity" | "stepQuantity">;

/**
 * Why an item's quantity cannot be bought; null if it can. Stock is checked elsewhere.
 *
 * Units:  hundredths. With extra cloth only the minimum is checked, not the step, because rounding the extra cloth can
 *         give a quantity between two steps.
 * Source: docs/domain.md#quantities: quantities start at `min_qty` and increase in steps of `step_qty`, or at the
 *         product's own.
 */
export function quantityRefusal(
  { unit, quantity, additionalQuantity, minQuantity = 0, stepQuantity = 0 }: CheckedItem,
  rules: QuantityRules,
): QuantityRefusal | null {
  const own = quantitiesOf({ unit, minQuantity, stepQuantity }, rules);
  if (quantity < withExtraCloth(own.minQuantity, additionalQuantity)) return "quantity_below_minimum";
  const isOnStep = additionalQuantity > 0 || (quantity - own.minQuantity) % own.stepQuantity === 0;
  return isOnStep ? null : "quantity_off_step";
}
