import { withCharge } from "../currency/currency";
import { itemTotal } from "../pricing/item-price";
import { spread } from "../pricing/spread";
import { totalOf } from "../pricing/total";
import type { Quotation, QuotationAmounts, QuotationItem, QuotedPrice } from "./quotation";

type PricedItem = Pick<QuotationItem, "unit" | "quantity"> & QuotedPrice;

/**
 * The total of an item at a quoted price.
 *
 * Units:  minor units of the base currency without the additional charge, rounded once, halves up.
 * Source: pricing rule 6; for items sold by piece, `unitPrice` already includes the addon.
 */
export function quotedTotal({ unit, quantity, unitPrice, addonPrice }: PricedItem): number {
  return itemTotal({ unit, quantity, addonPrice, sellingPrice: unitPrice, discountedPrice: unitPrice });
}

/**
 * The totals of a quotation. The additional charge is added to the sum of the items, not to each item.
 *
 * Units:  minor units of the base currency including the additional charge of `currency`, as in `shippingCost`.
 * Source: docs/domain.md#quotations; pricing rules 2 and 8.
 */
export function quotationAmounts(
  items: readonly Pick<QuotationItem, "total">[],
  shippingCost: number,
  currency: Pick<Quotation["currency"], "chargeBasisPoints">,
): QuotationAmounts {
  const subTotal = withCharge(totalOf(items.map(({ total }) => total)), currency);
  return { subTotal, shippingCost, finalPrice: subTotal + shippingCost };
}

/**
 * The items, each with its share of the sub total including the additional charge; the shares add up to the sub total
 * exactly. Pricing rule 21.
 */
export function chargedItems<Item extends Pick<QuotationItem, "position" | "total">>(
  items: readonly Item[],
  subTotal: number,
): { item: Item; charged: number }[] {
  const shares = items.map((item) => ({ id: String(item.position), weight: item.total, item }));
  return spread(subTotal, shares).map(({ item, part }) => ({ item, charged: part }));
}
