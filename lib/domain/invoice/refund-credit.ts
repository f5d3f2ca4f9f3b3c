import type { Order, OrderItem } from "../order/order";
import type { GrantedAmounts } from "../order/refund";
import { itemsOfGroup, taxGroupsWithout } from "../order/tax";
import { spread } from "../pricing/spread";
import { type TaxGroup, withAmount } from "../pricing/tax";
import { totalOf } from "../pricing/total";
import { type CreditedAmounts, isUnbilled, taxDifference } from "./credit-note";

/**
 * Calculates the amounts by which a refund reduces the order's invoice: items at their own rate, everything else over
 * all rates by what is left of them.
 *
 * Units:  minor units of the base currency. As with cancellations, the credited tax is the tax before the refund less
 *         the tax after it, so that nothing is lost to rounding over any number of refunds.
 * Source: docs/domain.md#invoices; pricing rule 21; decision 73.
 */
export function calculateRefundCredit(order: Order, granted: GrantedAmounts): CreditedAmounts {
  const before = leftOnInvoice(order);
  const ofItems = before.map((group) => Math.min(group.amount, itemsIn(order, group, granted)));
  const rest = granted.amount + granted.toGiftCards - totalOf(ofItems);
  const shares = before.map(({ rateId, amount }, index) => ({ id: rateId, weight: amount - (ofItems[index] ?? 0) }));
  const others = spread(rest, shares);
  return {
    positions: wholeItems(order, granted),
    taxGroups: before.map((group, index) => {
      const credited = (ofItems[index] ?? 0) + (others[index]?.part ?? 0);
      return taxDifference(group, withAmount(group, group.amount - credited));
    }),
    toGiftCards: granted.toGiftCards,
  };
}

/** The invoice less all earlier credit notes, by rate. */
function leftOnInvoice(order: Order): TaxGroup[] {
  const billed = taxGroupsWithout(order, (item) => isUnbilled(order, item));
  return billed.map((group) => {
    const credited = order.creditNotes.flatMap(({ taxGroups }) => taxGroups.filter((of) => of.rateId === group.rateId));
    return withAmount(group, group.amount - totalOf(credited.map(({ amount }) => amount)));
  });
}

function itemsIn(order: Order, group: TaxGroup, { items }: GrantedAmounts): number {
  const positions = itemsOfGroup(order, group).map(({ position }) => position);
  return totalOf(items.filter(({ position }) => positions.includes(position)).map(({ amount }) => amount));
}

/** The items that the credit note lists: those that are refunded whole, at once. Parts are among its other amounts. */
function wholeItems(order: Order, { items }: GrantedAmounts): number[] {
  const isWhole = ({ position, quantity, net }: OrderItem) =>
    items.some((part) => part.position === position && part.quantity === quantity && part.amount === net);
  return order.items.filter(isWhole).map(({ position }) => position);
}
