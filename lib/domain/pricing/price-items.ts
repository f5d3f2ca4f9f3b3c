import { withCharge } from "../currency/currency";
import type { Currency } from "../store/store";
import { type ItemToPrice, itemListTotal, itemTotal, unitPrice } from "./item-price";
import { type QuantityRefusal, type QuantityRules, quantityRefusal } from "./quantity";
import { type Share, spread } from "./spread";
import { totalOf } from "./total";

/** A cart item with its amounts in the bill, in minor units of the base currency. */
export type PricedItem = {
  id: string;
  quantity: number;
  /** In a bill, the rate at which the item is taxed: `appliedRateId`. */
  taxRateId: string;
  /** Without the additional charge, which is added when this amount is converted for display. */
  unitPrice: number;
  total: number;
  /**
   * The item's share of the cart's sub total, including the additional charge. The shares of all items add up to the
   * sub total.
   */
  charged: number;
  /** The item's share of the manual discount and of the offer; tax is calculated on the price after this reduction. */
  reduction: number;
  /** The part of `reduction` that the offer gives. */
  offerReduction: number;
  refusal: QuantityRefusal | null;
};

export type PricedBag = {
  items: Omit<PricedItem, "reduction" | "offerReduction">[];
  /** Includes the additional charge, which is added once, to the sum of the items. Pricing rule 8. */
  subTotal: number;
  /** The same sum as `subTotal`, but at list prices. */
  listSubTotal: number;
};

/** Calculates the prices of a cart's items and their sums. Pricing rules 6, 8 and 9. */
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

/**
 * Divides `amount`, the manual discount, among all items in proportion to their prices. Pricing rule 21.
 */
export function reduceItems(items: PricedBag["items"], amount: number): PricedItem[] {
  const shares = items.map((item) => ({ id: item.id, item, weight: item.charged }));
  return spread(amount, shares).map(({ item, part }) => ({ ...item, reduction: part, offerReduction: 0 }));
}

/**
 * Divides `amount`, the discount of an offer, among the items it lies on. No item falls below 0: what does not fit goes
 * over all items, in proportion to what is left of them.
 *
 * Units:  minor units of the base currency; `amount` is at most what is left of all items.
 * Source: pricing rule 21.
 */
export function reduceItemsByOffer(
  items: readonly PricedItem[],
  amount: number,
  touched: readonly Share[],
): PricedItem[] {
  const parts = new Map(spread(amount, touched).map(({ id, part }) => [id, part]));
  const reduced = items.map((item) => reduceByOffer(item, Math.min(parts.get(item.id) ?? 0, leftOf(item))));
  const rest = amount - totalOf(reduced.map(({ offerReduction }) => offerReduction));
  const shares = reduced.map((item) => ({ id: item.id, item, weight: leftOf(item) }));
  return spread(rest, shares).map(({ item, part }) => reduceByOffer(item, part));
}

/** What the reductions left of an item. */
export function leftOf({ charged, reduction }: Pick<PricedItem, "charged" | "reduction">): number {
  return charged - reduction;
}

function reduceByOffer(item: PricedItem, part: number): PricedItem {
  return { ...item, reduction: item.reduction + part, offerReduction: item.offerReduction + part };
}
