import { type TaxGroup, withAmount } from "../pricing/tax";
import { totalOf } from "../pricing/total";
import type { Order, OrderItem } from "./order";

export type TaxedOrder = Pick<Order, "items" | "taxGroups" | "grandTotal" | "manualDiscount" | "offerDiscount">;

/** The tax groups of an order; a store without tax rates has one group without tax. */
function taxGroupsOf(order: TaxedOrder): readonly TaxGroup[] {
  if (order.taxGroups.length > 0) return order.taxGroups;
  // Gift cards are a payment, not a discount, so they do not lower the taxed amount.
  const amount = order.grandTotal - order.manualDiscount - order.offerDiscount;
  return [{ rateId: "", rateName: "", amount, taxable: amount, components: [] }];
}

/**
 * The order's items in this tax group. An item whose tax rate was deleted before the sale was taxed at the store's
 * primary rate, whose group comes first.
 */
export function itemsOfGroup(order: TaxedOrder, { rateId }: TaxGroup): readonly OrderItem[] {
  const groups = taxGroupsOf(order);
  const known = new Set(groups.map((group) => group.rateId));
  const isFirst = groups[0]?.rateId === rateId;
  return order.items.filter((item) => (known.has(item.taxRateId) ? item.taxRateId === rateId : isFirst));
}

/** The tax groups after the cancelled items are taken out. Shipping and other charges remain in the groups. */
export function taxGroupsWithout(order: TaxedOrder, isCancelled: (item: OrderItem) => boolean): TaxGroup[] {
  return taxGroupsOf(order).map((group) => {
    const cancelled = totalOf(
      itemsOfGroup(order, group)
        .filter(isCancelled)
        .map(({ net }) => net),
    );
    return cancelled === 0 ? group : withAmount(group, group.amount - cancelled);
  });
}
