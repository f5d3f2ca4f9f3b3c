import { partOf } from "./percent";

/**
 * A percentage in millionths of the whole, or an amount in minor units of the base currency without the additional
 * charge.
 */
export type Discount = { type: "percentage"; millionths: number } | { type: "amount"; amount: number };

/**
 * The discount on `amount`, at most `amount` itself. A percentage is rounded to the minor unit, halves up, so that a
 * discount of 100 % leaves nothing to pay. Also used for the manual discount of a quick order, which is calculated on
 * the sub total (docs/domain.md#quick-orders).
 *
 * Source: docs/domain.md#offers; pricing rule 14.
 */
export function discountOn(amount: number, discount: Discount): number {
  return Math.min(discount.type === "percentage" ? partOf(amount, discount.millionths) : discount.amount, amount);
}
