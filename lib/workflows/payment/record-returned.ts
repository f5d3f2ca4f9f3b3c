import "server-only";
import { updateOrder } from "@/lib/data/order/orders";
import { insertRefund } from "@/lib/data/order/refunds";
import type { Database } from "@/lib/database/connection";
import { convertToBase } from "@/lib/domain/currency/currency";
import { leftToRefund } from "@/lib/domain/order/grant-refund";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund } from "@/lib/domain/order/refund";
import { type ChargedAmount, chargedAmount, toHundredths } from "@/lib/domain/payment/amount";
import { chargedRefund } from "@/lib/domain/payment/refund-amount";
import { totalOf } from "@/lib/domain/pricing/total";
import type { StoreDetails } from "@/lib/domain/store/store";
import { newId } from "@/lib/server/tokens";
import { issueRefundCreditNote } from "@/lib/workflows/invoice/issue-credit-note";

/**
 * Records money that has left us without a refund of ours, by the owner in the provider's dashboard or by a bank: first
 * as what the order owes for cancellations, the rest as granted, with its credit note. The refunds are still open.
 */
export async function recordReturned(
  store: StoreDetails,
  order: Order,
  excess: ChargedAmount,
  destination: "provider" | "dispute",
  now: Date,
  database: Database,
): Promise<OrderRefund[]> {
  const waiting = order.refunds.filter(({ status }) => status !== "done");
  const covered = order.refundedAmount + totalOf(waiting.map(({ amount }) => amount));
  const uncovered = Math.max(0, order.refundAmount - covered);
  const { money } = leftToRefund(order);
  const returned = excess.amount + totalOf(order.refunds.map((refund) => refund.chargedAmount));
  // Once everything that was charged is returned, nothing of the price may be left over by rounding.
  const isAll = returned >= chargedAmount(order).amount;
  const base = isAll ? uncovered + money : convertToBase(toHundredths(excess), order.currency);
  const owed = Math.min(base, uncovered);
  const granted = Math.min(base - owed, money);
  const ofOwed = Math.min(excess.amount, granted > 0 ? chargedRefund(order, owed) : excess.amount);
  const made = { status: "open", destination, toGiftCards: 0, items: [], shipping: 0 } as const;
  const rest = { ...made, reason: "", refusal: "", giftCardCode: "", createdAt: now };
  const refunds: OrderRefund[] = [
    { ...rest, id: newId(), cause: "cancellation" as const, amount: owed, chargedAmount: ofOwed },
    { ...rest, id: newId(), cause: "granted" as const, amount: granted, chargedAmount: excess.amount - ofOwed },
  ].filter(({ amount }) => amount > 0);
  for (const refund of refunds) await insertRefund(store.id, order.id, refund, database);
  if (granted > 0) {
    const changes = { paymentStatus: "refund_due" as const, refundAmount: order.refundAmount + granted };
    await updateOrder(store.id, order.id, changes, now, database);
    const amounts = { amount: granted, toGiftCards: 0, items: [], shipping: 0 };
    await issueRefundCreditNote(store, order, amounts, now, database);
  }
  return refunds;
}
