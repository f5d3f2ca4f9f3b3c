import type { ApplicationSetting } from "../store/store";
import type { Unit } from "./unit";

/**
 * The smallest quantity of a product that can be ordered and the step by which it increases, in hundredths; 0 where the
 * store's rule for the unit applies.
 */
export type OwnQuantities = { minQuantity: number; stepQuantity: number };

type Rules = Pick<ApplicationSetting, "minQuantity" | "stepQuantity">;

/** The smallest quantity of a product that can be ordered. See docs/domain.md#quantities. */
export function minQuantityOf(
  { unit, minQuantity }: { unit: Unit } & Pick<OwnQuantities, "minQuantity">,
  rules: Pick<Rules, "minQuantity">,
): number {
  return minQuantity || rules.minQuantity[unit];
}

/** The smallest quantity of a product and its step. See docs/domain.md#quantities. */
export function quantitiesOf(product: { unit: Unit } & OwnQuantities, rules: Rules): OwnQuantities {
  return {
    minQuantity: minQuantityOf(product, rules),
    stepQuantity: product.stepQuantity || rules.stepQuantity[product.unit],
  };
}
