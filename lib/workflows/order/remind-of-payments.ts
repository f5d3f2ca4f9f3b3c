import "server-only";
import { readCheckoutSettings, readStore } from "@/lib/cached/read-store";
import { hasLaterOrder, listOrdersToRemind, lockOrder, updateOrder } from "@/lib/data/order/orders";
import { orIfUnreadable } from "@/lib/data/readable-rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { CheckoutSettings } from "@/lib/domain/checkout/settings";
import type { Order } from "@/lib/domain/order/order";
import { isAwaited, nextState } from "@/lib/domain/order/state";
import { checkTakeUp } from "@/lib/domain/order/take-up";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { checkAttempts } from "@/lib/workflows/payment/check-attempts";
import { canPayNow } from "@/lib/workflows/payment/payable-order";
import { type OrderNotification, queueOrderMail } from "./mail/mails";

/**
 * Reminds shoppers once of the transfers that are awaited, and of the payments that they began at a provider and did
 * not finish. Several workers may run this simultaneously: the mail is queued, and the reminder cleared, in one
 * transaction that holds the order.
 */
export async function remindOfPayments(now = clock.now()): Promise<{ reminded: number }> {
  let reminded = 0;
  for (const { storeId, id, status } of await listOrdersToRemind(now)) {
    const isUnfinished = status === "pending" || status === "lapsed";
    // The bank may have decided late: whoever has paid, or may have, is not asked to pay.
    const isUndecided = isUnfinished && !(await orIfUnreadable(hasNoPayment(storeId, id), false));
    if (await orIfUnreadable(remind(storeId, id, { isUndecided, now }), false)) reminded += 1;
  }
  if (reminded > 0) nudgeOutbox();
  return { reminded };
}

async function hasNoPayment(storeId: StoreId, id: string): Promise<boolean> {
  return (await checkAttempts(storeId, id)).ok;
}

/** Returns whether a mail was queued. An order that no longer waits loses its reminder without a mail. */
async function remind(
  storeId: StoreId,
  id: string,
  { isUndecided, now }: { isUndecided: boolean; now: Date },
): Promise<boolean> {
  const [store, settings] = await Promise.all([readStore(storeId), readCheckoutSettings(storeId)]);
  return getDatabase().transaction(async (database) => {
    const order = await lockOrder(storeId, id, database);
    if (!order?.remindAt) return false;
    // Who has just begun again has the time of the hold, and is reminded only if it passes.
    const isBeingPaid = order.status === "pending" && order.holdUntil !== null && order.holdUntil > now;
    await updateOrder(storeId, id, { remindAt: isBeingPaid ? order.holdUntil : null }, now, database);
    if (!store || !settings || isBeingPaid || isUndecided) return false;
    const reminder = await reminderOf(storeId, order, settings, now, database);
    if (reminder) await queueOrderMail(store, order, reminder, now, database);
    return reminder !== null;
  });
}

/** Null if there is nothing to remind of. */
async function reminderOf(
  storeId: StoreId,
  order: Order,
  settings: CheckoutSettings,
  now: Date,
  database: Database,
): Promise<OrderNotification | null> {
  if (!isAwaited(order) && checkTakeUp(order, now).ok) {
    const isWanted = canPayNow(order, settings, now) && !(await hasLaterOrder(storeId, order, database));
    return isWanted ? { kind: "payment_unfinished" } : null;
  }
  const canLapse = nextState<"transfer_lapsed">(order, { kind: "transfer_lapsed" }).ok;
  // If the shop was away for long, the time has run out already; the mail about that follows at once.
  if (!canLapse || !order.holdUntil || order.holdUntil <= now) return null;
  const payment = settings.payments.find(({ name }) => name === order.paymentName) ?? null;
  return { kind: "transfer_reminder", payment };
}
