import { partOf } from "./percent";

/** A percent in millionths of the whole, or an amount in minor units of the base, which carries no charge. */
export type Discount = { type: "percentage"; millionths: number } | { type: "amount"; amount: number };

/**
 * What a discount takes off `amount`: never more than there is. A percentage is rounded to the minor unit, halves up, so
 * that 100 % leaves nothing. Also the manual discount of a quick order, on the sub total (domain §4.21).
 *
 * Source: domain §4.12; pricing rule 14.
 */
export function discountOn(amount: number, discount: Discount): number {
  return Math.min(discount.type === "percentage" ? partOf(amount, discount.millionths) : discount.amount, amount);
}
