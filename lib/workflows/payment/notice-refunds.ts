import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { lockOrder, updateOrder } from "@/lib/data/order/orders";
import { insertRefund } from "@/lib/data/order/refunds";
import { findAttemptById, type PaymentAttempt } from "@/lib/data/payment/attempts";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { convertToBase } from "@/lib/domain/currency/currency";
import { leftToRefund } from "@/lib/domain/order/grant-refund";
import type { Order } from "@/lib/domain/order/order";
import type { OrderRefund } from "@/lib/domain/order/refund";
import { chargedAmount, toHundredths } from "@/lib/domain/payment/amount";
import { chargedRefund } from "@/lib/domain/payment/refund-amount";
import { totalOf } from "@/lib/domain/pricing/total";
import { ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import { issueRefundCreditNote } from "@/lib/workflows/invoice/issue-credit-note";
import { closeReturned } from "./pay-refund";

/**
 * Records what the provider says it has returned of a payment and we do not know yet: the owner has refunded it in the
 * provider's dashboard, or the answer to our own request was lost. `refunded` is the total, in minor units of the
 * payment's currency, so hearing of it twice records it once.
 */
export async function noticeRefunds(
  storeId: StoreId,
  { id }: Pick<PaymentAttempt, "id">,
  refunded: number,
  now = clock.now(),
): Promise<void> {
  const store = await readStore(storeId);
  if (store) await allOrNothing((database) => notice(store, id, refunded, now, database));
}

/** Only the payment that an order has kept is compared with its refunds; any other is returned as a whole. */
const KEPT: readonly PaymentAttempt["status"][] = ["succeeded", "refunded"];

async function notice(
  store: StoreDetails,
  paymentId: string,
  refunded: number,
  now: Date,
  database: Database,
): Promise<Result<null>> {
  const payment = await findAttemptById(store.id, paymentId, database);
  if (!payment || !KEPT.includes(payment.status)) return ok(null);
  const order = await lockOrder(store.id, payment.orderId, database);
  if (!order) return ok(null);
  const known = order.refunds.filter(({ destination }) => destination === "provider");
  const excess = refunded - totalOf(known.map(({ chargedAmount }) => chargedAmount));
  // Less than we have asked for: something of it is still on its way, or has failed and can be tried again.
  if (excess < 0) return ok(null);
  for (const refund of known.filter(({ status }) => status !== "done"))
    await closeReturned(store, order.id, refund, now, database);
  for (const refund of await recordExcess(store, order, { ...payment, amount: excess }, now, database))
    await closeReturned(store, order.id, refund, now, database);
  return ok(null);
}

/** The refunds that nobody has recorded: first what the order owes for cancellations, then what was granted. */
async function recordExcess(
  store: StoreDetails,
  order: Order,
  excess: Pick<PaymentAttempt, "amount" | "currencyCode">,
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
  const made = { status: "open", destination: "provider", toGiftCards: 0, items: [], shipping: 0 } as const;
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
