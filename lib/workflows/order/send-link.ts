import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrderIdByNumber } from "@/lib/data/order/lists";
import { findOrder } from "@/lib/data/order/orders";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import { ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitOrderLink, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { inConstantTime } from "@/lib/workflows/authentication/constant-time";

type OrderName = { number: string; email: string };

/**
 * E-mails the link to an order again, if there is an order with this number and e-mail address; the result does not
 * reveal whether there is. Only the address of the order gets the mail, so nobody else learns anything.
 */
export async function sendOrderLink(asker: Requester, name: OrderName): Promise<Result<null, never> | TooManyAttempts> {
  const admitted = await admitOrderLink(asker, name.email);
  if (!admitted.ok) return admitted;
  await inConstantTime(() => queueLink(asker.store, name));
  nudgeOutbox();
  return ok(null);
}

async function queueLink(store: StoreDetails, { number, email }: OrderName): Promise<void> {
  const id = await findOrderIdByNumber(store.id, number);
  const order = id === null ? null : await findOrder(store.id, id);
  if (!order || order.email.toLowerCase() !== email) return;
  await getDatabase().transaction(async (database) => {
    const now = clock.now();
    const key = await insertOrderLink(store.id, order.id, now, database);
    const link = `${store.origin}${orderSummaryPath(order.id, key)}`;
    const content = { number: order.number, name: order.customerName, link };
    await queueMessage(store.id, { template: "order_link", recipient: order.email, content }, database, now);
  });
}
