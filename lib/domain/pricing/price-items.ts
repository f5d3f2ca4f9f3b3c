import { withCharge } from "../currency/currency";
import type { Currency } from "../store/store";
import { type ItemToPrice, itemListTotal, itemTotal, unitPrice } from "./item-price";
import { type QuantityRefusal, type QuantityRules, quantityRefusal } from "./quantity";
import { spread } from "./spread";
import { totalOf } from "./total";

/** A cart item as part of a bill. Amounts in minor units of the base currency. */
export type PricedItem = {
  id: string;
  quantity: number;
  taxRateId: string;
  /** Without the additional charge. The shop adds the charge when it converts and shows this amount. */
  unitPrice: number;
  total: number;
  /** The item's share of the sub total, including the additional charge; the shares add up to the sub total. */
  charged: number;
  /** The item's share of the manual discount and the offer, needed to calculate its tax. */
  reduction: number;
  refusal: QuantityRefusal | null;
};

export type PricedBag = {
  items: Omit<PricedItem, "reduction">[];
  /** Includes the additional charge, which is added once, to the sum of the items. Pricing rule 8. */
  subTotal: number;
  /** Like `subTotal`, but at list prices. */
  listSubTotal: number;
};

/** The priced items of a cart and their sums. Pricing rules 6, 8 and 9. */
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

/** Spreads the reduction `amount` over the items, in proportion to their value. Pricing rule 21. */
export function reduceItems(items: PricedBag["items"], amount: number): PricedItem[] {
  const shares = items.map((item) => ({ id: item.id, item, weight: item.charged }));
  return spread(amount, shares).map(({ item, part }) => ({ ...item, reduction: part }));
}
