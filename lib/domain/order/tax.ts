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
 * The order's items in this tax group. An item without a rate of its own, or whose rate the store no longer had, was
 * taxed at the store's primary rate (pricing rule 21).
 */
export function itemsOfGroup(order: TaxedOrder, { rateId }: Pick<TaxGroup, "rateId">): readonly OrderItem[] {
  const groups = taxGroupsOf(order);
  const known = new Set(groups.map((group) => group.rateId));
  const primary = primaryGroup(groups, order.items);
  return order.items.filter((item) => (known.has(item.taxRateId) ? item.taxRateId : primary?.rateId) === rateId);
}

/** The name of the rate at which an item was taxed; empty in a store without tax rates. */
export function rateNameOf(order: TaxedOrder, item: OrderItem): string {
  return taxGroupsOf(order).find((group) => itemsOfGroup(order, group).includes(item))?.rateName ?? "";
}

/**
 * The group that was taxed at the store's primary rate, as far as items without a rate tell. Only older orders have
 * such items; they do not name that rate, and the store may have another one by now, but the amounts show it: only the first group contains
 * charges, so every other group is the sum of its items. A group that is more than the items that name its rate, or
 * that no item names, contains those without a rate. If there is no such group, they are in the first one.
 */
function primaryGroup(groups: readonly TaxGroup[], items: readonly OrderItem[]): TaxGroup | undefined {
  const [first, ...others] = groups;
  const isPrimary = ({ rateId, amount }: TaxGroup) => {
    const named = items.filter(({ taxRateId }) => taxRateId === rateId);
    return named.length === 0 || amount !== totalOf(named.map(({ net }) => net));
  };
  return others.find(isPrimary) ?? first;
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
