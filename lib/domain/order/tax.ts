import { type TaxGroup, withAmount } from "../pricing/tax";
import { totalOf } from "../pricing/total";
import type { Order, OrderItem } from "./order";

export type TaxedOrder = Pick<Order, "items" | "taxGroups" | "grandTotal" | "manualDiscount" | "offerDiscount">;

/** What the order is taxed by: in a store without rates that is one group, and no tax in it. */
function taxGroupsOf(order: TaxedOrder): readonly TaxGroup[] {
  if (order.taxGroups.length > 0) return order.taxGroups;
  // Gift cards are payment and no discount.
  const amount = order.grandTotal - order.manualDiscount - order.offerDiscount;
  return [{ rateId: "", rateName: "", amount, taxable: amount, components: [] }];
}

/**
 * The order's items by the group they are taxed in. One whose rate the store no longer had at the sale was taxed at the
 * primary one, which stands first of one.
 */
export function itemsOfGroup(order: TaxedOrder, { rateId }: TaxGroup): readonly OrderItem[] {
  const groups = taxGroupsOf(order);
  const known = new Set(groups.map((group) => group.rateId));
  const isFirst = groups[0]?.rateId === rateId;
  return order.items.filter((item) => (known.has(item.taxRateId) ? item.taxRateId === rateId : isFirst));
}

/** The groups without what is asked in them for those items. What is paid beside the items stays. */
export function taxGroupsWithout(order: TaxedOrder, isGone: (item: OrderItem) => boolean): TaxGroup[] {
  return taxGroupsOf(order).map((group) => {
    const gone = totalOf(
      itemsOfGroup(order, group)
        .filter(isGone)
        .map(({ net }) => net),
    );
    return gone === 0 ? group : withAmount(group, group.amount - gone);
  });
}
