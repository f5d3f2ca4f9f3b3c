import "server-only";
import { readCheckoutSettings, readStore } from "@/lib/cached/read-store";
import { listOrdersToRemind, lockOrder, updateOrder } from "@/lib/data/order/orders";
import { orIfUnreadable } from "@/lib/data/readable-rows";
import { getDatabase } from "@/lib/database/connection";
import { nextState } from "@/lib/domain/order/state";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { queueOrderMail } from "./mails";

/**
 * Reminds shoppers once of the transfers that are awaited. Several workers may run this simultaneously: the mail is
 * queued, and the reminder cleared, in one transaction that holds the order.
 */
export async function remindOfTransfers(now = clock.now()): Promise<{ reminded: number }> {
  let reminded = 0;
  for (const { storeId, id } of await listOrdersToRemind(now))
    if (await orIfUnreadable(remind(storeId, id, now), false)) reminded += 1;
  if (reminded > 0) nudgeOutbox();
  return { reminded };
}

/** Returns whether a mail was queued. An order that no longer waits loses its reminder without a mail. */
async function remind(storeId: StoreId, id: string, now: Date): Promise<boolean> {
  const [store, settings] = await Promise.all([readStore(storeId), readCheckoutSettings(storeId)]);
  return getDatabase().transaction(async (database) => {
    const order = await lockOrder(storeId, id, database);
    if (!order?.remindAt) return false;
    await updateOrder(storeId, id, { remindAt: null }, now, database);
    const isAwaited = nextState<"transfer_lapsed">(order, { kind: "transfer_lapsed" }).ok;
    // If the shop was away for long, the time has run out already; the mail about that follows at once.
    if (!store || !isAwaited || !order.holdUntil || order.holdUntil <= now) return false;
    const payment = settings?.payments.find(({ name }) => name === order.paymentName) ?? null;
    await queueOrderMail(store, order, { kind: "transfer_reminder", payment }, now, database);
    return true;
  });
}
