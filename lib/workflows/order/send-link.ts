import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrderIdByNumber } from "@/lib/data/order/lists";
import { findOrder } from "@/lib/data/order/orders";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitOrderLink, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { inConstantTime } from "@/lib/workflows/authentication/constant-time";
import { admitCode, type Contact, type ContactRefusal, readCodeContact } from "@/lib/workflows/authentication/contact";

type OrderName = { number: string; contact: string };

/**
 * Sends the link to an order again, if there is an order with this number and e-mail address or mobile number; the result
 * does not reveal whether there is. Only the address or number of the order gets it, so nobody else learns anything.
 */
export async function sendOrderLink(
  asker: Requester,
  { number, contact: typed }: OrderName,
): Promise<Result<null, ContactRefusal> | TooManyAttempts> {
  const contact = readCodeContact(asker.store, typed);
  if (!contact.ok) return contact;
  const refused = await admit(asker, contact.value);
  if (refused) return refused;
  await inConstantTime(() => queueLink(asker.store, number, contact.value.recipient));
  nudgeOutbox();
  return ok(null);
}

async function admit(asker: Requester, contact: Contact): Promise<TooManyAttempts | null> {
  if (contact.number) return admitCode(asker, contact);
  const admitted = await admitOrderLink(asker, contact.recipient);
  return admitted.ok ? null : admitted;
}

async function queueLink(store: StoreDetails, number: string, recipient: string): Promise<void> {
  const id = await findOrderIdByNumber(store.id, number);
  const order = id === null ? null : await findOrder(store.id, id);
  if (!order || messageRecipient(order).toLowerCase() !== recipient) return;
  await getDatabase().transaction(async (database) => {
    const now = clock.now();
    const key = await insertOrderLink(store.id, order.id, now, database);
    const link = `${store.origin}${orderSummaryPath(order.id, key)}`;
    const content = { number: order.number, name: order.customerName, link };
    await queueMessage(
      store.id,
      { template: "order_link", recipient: messageRecipient(order), content },
      database,
      now,
    );
  });
}
