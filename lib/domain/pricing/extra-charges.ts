import { withCharge } from "../currency/currency";
import { divideHalfUp } from "../currency/rational";
import type { Currency } from "../store/store";
import { partRoundedUp } from "./percent";

type Charge = Pick<Currency, "chargeBasisPoints">;

/** Minor units of the base currency without the additional charge; percentages in millionths of the whole. */
export type PackagingSetting =
  | { type: "percentage"; millionths: number; minimum: number }
  | { type: "amount"; amount: number };

export type PackagingCost = {
  amount: number;
  reason: { code: "percent_of_list_price"; millionths: number } | { code: "minimum" } | { code: "fixed" };
};

/**
 * The packaging charge of an order.
 *
 * Units:  minor units of the base currency including the additional charge, also for `listSubTotal`, the sub total at
 * list prices. Amounts in `setting` do not include the additional charge.
 * Source: docs/domain.md#extra-charges; pricing rule 12: the percentage is rounded up.
 */
export function packagingCost(setting: PackagingSetting, listSubTotal: number, charge: Charge): PackagingCost {
  if (setting.type === "amount") return { amount: withCharge(setting.amount, charge), reason: { code: "fixed" } };
  const { millionths, minimum } = setting;
  const amount = partRoundedUp(listSubTotal, millionths);
  return amount < minimum
    ? { amount: minimum, reason: { code: "minimum" } }
    : { amount, reason: { code: "percent_of_list_price", millionths } };
}

export type WrappingCost = { amount: number; reason: { code: "per_unit"; each: number; bagQuantity: number } };

/**
 * The cost of gift wrapping; `quantity` in hundredths of a unit. The cost of one unit is rounded before it is
 * multiplied by the quantity. Pricing rule 13.
 */
export function giftWrappingCost(setting: number, quantity: number, charge: Charge): WrappingCost {
  const each = withCharge(setting, charge);
  const amount = divideHalfUp(BigInt(each) * BigInt(quantity), 100n);
  return { amount, reason: { code: "per_unit", each, bagQuantity: quantity } };
}
