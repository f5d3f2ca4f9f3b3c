import { convertPlain } from "../currency/currency";
import type { Order } from "../order/order";
import { totalOf } from "../pricing/total";
import { toMinorUnits } from "./amount";

/**
 * What the next refund of an order is at the provider, in minor units of the order's currency; `amount` is in those of
 * the base currency. It is the difference of two converted sums, so that refunds in any number of parts add up to what
 * was charged, to the cent.
 */
export function chargedRefund(
  { refunds, refundedAmount, currency }: Pick<Order, "refunds" | "refundedAmount" | "currency">,
  amount: number,
): number {
  const charged = (sum: number) => toMinorUnits(convertPlain(sum, currency), currency.code);
  const done = totalOf(refunds.filter(({ status }) => status === "done").map((refund) => refund.amount));
  // What was refunded before refunds were recorded one by one.
  const older = Math.max(0, refundedAmount - done);
  const before = older + totalOf(refunds.map((refund) => refund.amount));
  const rest = charged(before + amount) - charged(older) - totalOf(refunds.map((refund) => refund.chargedAmount));
  // A bank may have taken what a gift card had replaced, so that more than all was returned: then nothing is left.
  return Math.max(rest, 0);
}
