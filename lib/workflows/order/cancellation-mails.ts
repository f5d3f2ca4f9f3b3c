import "server-only";
import { queueMessage } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import type { CancelReason } from "@/lib/domain/order/list";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { StoreDetails } from "@/lib/domain/store/store";
import { CANCEL_REASON_WORDS, itemRows, orderContent } from "@/lib/messages/order/wording";

/** Tells customer and shop that items are asked to be cancelled. Call `nudgeOutbox()` after the commit. */
export async function queueCancellationRequest(
  store: StoreDetails,
  order: Order,
  { items, reason, text }: { items: readonly OrderItem[]; reason: CancelReason; text: string },
  now: Date,
  database: Database,
): Promise<void> {
  const content = orderContent(order, `${store.origin}${accountOrderPath(order.id)}`);
  const requested = itemRows(order, items);
  await queueMessage(
    store.id,
    { template: "cancellation_requested", recipient: order.email, content: { ...content, requested } },
    database,
    now,
  );
  // A store that names no address of its own finds the request in its list of orders.
  if (!store.company.email) return;
  const { number, customerName: name, email } = order;
  await queueMessage(
    store.id,
    {
      template: "owner_cancellation",
      recipient: store.company.email,
      content: { number, name, email, requested, reason: CANCEL_REASON_WORDS[reason], text },
    },
    database,
    now,
  );
}
