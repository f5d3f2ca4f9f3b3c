import { compareText } from "../pricing/text-order";
import { totalOf } from "../pricing/total";
import type { Order } from "./order";

/**
 * What the gift cards still have to pay of an order: their amounts, less what earlier cancellations of items have
 * returned to them. Cards get it back in the sequence of their codes.
 *
 * Units:  minor units of the base currency.
 * Source: `cancelItems`, which returns money first and the rest to the cards.
 */
export function giftCardsOwed({
  giftCards,
  items,
  refundAmount,
}: Pick<Order, "giftCards" | "items" | "refundAmount">): Order["giftCards"] {
  const cancelled = items.filter(({ status }) => status === "c_confirmed").map(({ net }) => net);
  let returned = Math.max(0, totalOf(cancelled) - refundAmount);
  const owed = giftCards
    .toSorted((one, other) => compareText(one.code, other.code))
    .map(({ code, amount }) => {
      const part = Math.min(amount, returned);
      returned -= part;
      return { code, amount: amount - part };
    });
  return owed.filter(({ amount }) => amount > 0);
}
