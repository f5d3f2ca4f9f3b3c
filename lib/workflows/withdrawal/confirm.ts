import "server-only";
import { findOrderIdByNumber } from "@/lib/data/order/lists";
import { findOrder } from "@/lib/data/order/orders";
import { queueMessages } from "@/lib/data/outbox/outbox";
import { confirmWithdrawal, findWithdrawal } from "@/lib/data/withdrawal";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import { formatMoment } from "@/lib/domain/store/format-moment";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Withdrawal } from "@/lib/domain/withdrawal";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";

/**
 * Confirms a withdrawal: from now on it counts. The shopper gets a mail that repeats it with its moment, as the law
 * asks for, and so does the owner. It is valid whether or not there is such an order: the owner answers it.
 */
export async function confirmDeclared(
  store: StoreDetails,
  id: string,
  now = clock.now(),
): Promise<Result<Withdrawal, "withdrawal_unknown">> {
  const declared = await findWithdrawal(store.id, id, now);
  if (!declared) return fail("withdrawal_unknown");
  if (declared.confirmedAt) return ok(declared);
  const orderId = await orderOf(store, declared);
  const confirmed = await allOrNothing(async (database) => {
    const fresh = await confirmWithdrawal(store.id, { id, orderId }, now, database);
    if (fresh) await queueMails(store, fresh, now, database);
    return ok(fresh);
  });
  nudgeOutbox();
  const after = (confirmed.ok && confirmed.value) || (await findWithdrawal(store.id, id, now));
  return after ? ok(after) : fail("withdrawal_unknown");
}

/** The order that is meant, if its address is the one of the withdrawal. */
async function orderOf(store: StoreDetails, { orderNumber, email }: Withdrawal): Promise<string | null> {
  const id = await findOrderIdByNumber(store.id, orderNumber);
  const order = id === null ? null : await findOrder(store.id, id);
  return order && order.email.toLowerCase() === email.toLowerCase() ? order.id : null;
}

async function queueMails(
  store: StoreDetails,
  { name, email, orderNumber, items, orderId }: Withdrawal,
  now: Date,
  database: Database,
): Promise<void> {
  const content = { name, orderNumber, items, confirmedAt: formatMoment(now, store.timeZone) };
  const toShopper = { template: "withdrawal_received", recipient: email, content } as const;
  await queueMessages(store.id, [toShopper], database, now);
  const toOwner = { ...content, email, isOrderKnown: orderId !== null };
  await tellShop(store, "orders", { template: "owner_withdrawal", content: toOwner }, now, database);
}
