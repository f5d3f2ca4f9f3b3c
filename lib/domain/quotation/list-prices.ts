import { convertFromBase, withCharge } from "../currency/currency";
import { showOrderAmount } from "../order/display";
import { totalOf } from "../pricing/total";
import { quotedTotal } from "./price";
import type { Quotation, QuotedPrice } from "./quotation";

/** A quotation's list prices for display, in hundredths of its currency. */
export type ListedPrices = {
  /** By the item's position; only the items whose offered price differs from the list price. */
  items: ReadonlyMap<number, QuotedPrice & { total: number }>;
  /** The sub total at list prices; null if it equals the sub total at the offered prices. */
  subTotal: number | null;
};

/**
 * The list prices of a quotation's items on the day it was requested.
 *
 * Units:  hundredths of the quotation's currency, including the additional charge.
 * Errors: RangeError if the exchange rate is not positive.
 * Source: pricing rules 1, 2, 3 and 8; docs/domain.md#quotations.
 */
export function listedPrices({
  currency,
  items,
  subTotal,
}: Pick<Quotation, "currency" | "items" | "subTotal">): ListedPrices {
  const listed = items.map((item) => ({ item, total: quotedTotal({ ...item, ...item.asked }) }));
  const charged = withCharge(totalOf(listed.map(({ total }) => total)), currency);
  return {
    items: new Map(
      listed
        .filter(({ item }) => item.unitPrice !== item.asked.unitPrice || item.addonPrice !== item.asked.addonPrice)
        .map(({ item, total }) => [
          item.position,
          {
            unitPrice: convertFromBase(item.asked.unitPrice, currency),
            addonPrice: convertFromBase(item.asked.addonPrice, currency),
            total: convertFromBase(total, currency),
          },
        ]),
    ),
    subTotal: charged === subTotal ? null : showOrderAmount(charged, currency),
  };
}
