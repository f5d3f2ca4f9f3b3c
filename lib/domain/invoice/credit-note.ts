import type { Cancellation } from "../order/cancel-items";
import type { CreditNote, Order, OrderItem } from "../order/order";
import { taxGroupsWithout } from "../order/tax";
import { type TaxGroup, withAmount } from "../pricing/tax";
import { totalOf } from "../pricing/total";

export type CreditedAmounts = Pick<CreditNote, "positions" | "taxGroups" | "toGiftCards">;

/**
 * Calculates the amounts by which a cancellation reduces the order's invoice.
 *
 * Units:  minor units of the base currency. The credited tax is the tax before the cancellation less the tax after it.
 *         The tax on the invoice less the tax on all its credit notes is therefore exactly the tax on the remaining
 *         items, to the paisa.
 * Source: docs/domain.md#invoices and #order-cancellation; pricing rules 19 and 21.
 */
export function calculateCredit(
  order: Order,
  { isWhole, items }: Pick<Cancellation, "isWhole" | "items">,
): CreditedAmounts {
  const before = taxGroupsWithout(order, isCancelled);
  const after = isWhole
    ? before.map((group) => withAmount(group, 0))
    : taxGroupsWithout(order, (item) => isCancelled(item) || items.includes(item));
  const earlier = totalOf(order.items.filter(isCancelled).map(({ net }) => net));
  const remaining = order.giftCardAmount - giftCardPart(order, earlier);
  const now = earlier + totalOf(items.map(({ net }) => net));
  return {
    positions: items.map(({ position }) => position),
    taxGroups: before.map((group, index) => taxDifference(group, after[index] ?? group)),
    toGiftCards: isWhole ? remaining : giftCardPart(order, now) - giftCardPart(order, earlier),
  };
}

/**
 * The part of a cancelled amount that is returned to gift cards. First, the shopper gets back what they paid in money,
 * except the charge for cash on delivery; only the rest is returned to gift cards.
 */
export function giftCardPart({ finalPrice, codCharges }: Pick<Order, "finalPrice" | "codCharges">, amount: number) {
  return amount - Math.min(amount, finalPrice - codCharges);
}

/** The total of a credit note, in minor units of the base currency. */
export function creditedAmount({ taxGroups }: Pick<CreditNote, "taxGroups">): number {
  return totalOf(taxGroups.map(({ amount }) => amount));
}

function isCancelled({ status }: Pick<OrderItem, "status">): boolean {
  return status === "c_confirmed";
}

/**
 * True if the item was cancelled before the invoice was issued. The invoice does not include it, so it has no credit
 * note.
 */
export function isUnbilled({ creditNotes }: Pick<Order, "creditNotes">, item: OrderItem): boolean {
  return isCancelled(item) && !creditNotes.some(({ positions }) => positions.includes(item.position));
}

/** What one tax group has more than another of the same rate. */
export function taxDifference(group: TaxGroup, subtracted: TaxGroup): TaxGroup {
  return {
    ...group,
    amount: group.amount - subtracted.amount,
    taxable: group.taxable - subtracted.taxable,
    components: group.components.map((component, index) => ({
      ...component,
      amount: component.amount - (subtracted.components[index]?.amount ?? 0),
    })),
  };
}
