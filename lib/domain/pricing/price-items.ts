import { withCharge } from "../currency/currency";
import type { Currency } from "../store/store";
import { type ItemToPrice, itemListTotal, itemTotal, unitPrice } from "./item-price";
import { type QuantityRefusal, type QuantityRules, quantityRefusal } from "./quantity";
import { spread } from "./spread";
import { totalOf } from "./total";

/** A cart item in a bill. Amounts in minor units of the base. */
export type PricedItem = {
  id: string;
  quantity: number;
  taxRateId: string;
  /** Without the additional charge: what the shop shows beside the item, converted with it. */
  unitPrice: number;
  total: number;
  /** The item's part of the sub total, charge inside; these add up to it. */
  charged: number;
  /** The item's part of the manual discount and the offer, as it is taxed. */
  reduction: number;
  refusal: QuantityRefusal | null;
};

export type PricedBag = {
  items: Omit<PricedItem, "reduction">[];
  /** With the charge, which is added once, to the sum. Pricing rule 8. */
  subTotal: number;
  /** The same at list prices. */
  listSubTotal: number;
};

/** The items of a bag and their sums. Pricing rules 6, 8 and 9. */
export function priceItems(
  items: readonly ItemToPrice[],
  charge: Pick<Currency, "chargeBasisPoints">,
  rules: QuantityRules,
): PricedBag {
  const totals = items.map((item) => ({ id: item.id, item, weight: itemTotal(item) }));
  const subTotal = withCharge(totalOf(totals.map(({ weight }) => weight)), charge);
  return {
    subTotal,
    listSubTotal: withCharge(totalOf(items.map(itemListTotal)), charge),
    items: spread(subTotal, totals).map(({ id, item, weight, part }) => ({
      id,
      quantity: item.quantity,
      taxRateId: item.taxRateId,
      unitPrice: unitPrice(item),
      total: weight,
      charged: part,
      refusal: quantityRefusal(item, rules),
    })),
  };
}

/** Spreads what is taken off the items over them, by value. Pricing rule 21. */
export function reduceItems(items: PricedBag["items"], amount: number): PricedItem[] {
  const shares = items.map((item) => ({ id: item.id, item, weight: item.charged }));
  return spread(amount, shares).map(({ item, part }) => ({ ...item, reduction: part }));
}
