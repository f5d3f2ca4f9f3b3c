import type { Cancellation } from "../order/cancel-items";
import type { CreditNote, Order, OrderItem } from "../order/order";
import { taxGroupsWithout } from "../order/tax";
import { type TaxGroup, withAmount } from "../pricing/tax";
import { totalOf } from "../pricing/total";

export type CreditedAmounts = Pick<CreditNote, "positions" | "taxGroups" | "toGiftCards">;

/**
 * What cancelling takes off the order's invoice.
 *
 * Units:  minor units of the base. The tax is what was in the order before without what is in what stays, so that the
 *         invoice without all its credit notes is to the paisa the tax on what was kept.
 * Source: domain §4.15, §4.16; pricing rules 19 and 21.
 */
export function creditOf(order: Order, { isWhole, items }: Pick<Cancellation, "isWhole" | "items">): CreditedAmounts {
  const before = taxGroupsWithout(order, isCancelled);
  const after = isWhole
    ? before.map((group) => withAmount(group, 0))
    : taxGroupsWithout(order, (item) => isCancelled(item) || items.includes(item));
  const earlier = totalOf(order.items.filter(isCancelled).map(({ net }) => net));
  const left = order.giftCardAmount - onGiftCards(order, earlier);
  const now = earlier + totalOf(items.map(({ net }) => net));
  return {
    positions: items.map(({ position }) => position),
    taxGroups: before.map((group, index) => difference(group, after[index] ?? group)),
    toGiftCards: isWhole ? left : onGiftCards(order, now) - onGiftCards(order, earlier),
  };
}

/** What of a cancelled part of the order gift cards get back: money comes first, but not that for cash on delivery. */
export function onGiftCards({ finalPrice, codCharges }: Pick<Order, "finalPrice" | "codCharges">, worth: number) {
  return worth - Math.min(worth, finalPrice - codCharges);
}

/** All that a credit note takes off the invoice: minor units of the base. */
export function creditedAmount({ taxGroups }: Pick<CreditNote, "taxGroups">): number {
  return totalOf(taxGroups.map(({ amount }) => amount));
}

function isCancelled({ status }: Pick<OrderItem, "status">): boolean {
  return status === "c_confirmed";
}

/** Cancelled before there was an invoice, which therefore never asked for it. */
export function isUnbilled({ creditNotes }: Pick<Order, "creditNotes">, item: OrderItem): boolean {
  return isCancelled(item) && !creditNotes.some(({ positions }) => positions.includes(item.position));
}

function difference(group: TaxGroup, less: TaxGroup): TaxGroup {
  return {
    ...group,
    amount: group.amount - less.amount,
    taxable: group.taxable - less.taxable,
    components: group.components.map((component, index) => ({
      ...component,
      amount: component.amount - (less.components[index]?.amount ?? 0),
    })),
  };
}
