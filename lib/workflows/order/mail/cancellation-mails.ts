import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { queueMessage } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { accountOrderPath } from "@/lib/domain/customer/pages";
import { CANCEL_REASON_TEXTS } from "@/lib/domain/order/cancellation-reasons";
import type { CancelReason } from "@/lib/domain/order/list";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { StoreDetails } from "@/lib/domain/store/store";
import { itemRows, orderContent } from "@/lib/messages/order/wording";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";

/**
 * Queues the mails about a cancellation request, one to the customer and one to the owner. Call `nudgeOutbox()` after
 * the commit.
 */
export async function queueCancellationRequest(
  store: StoreDetails,
  order: Order,
  { items, reason, text }: { items: readonly OrderItem[]; reason: CancelReason; text: string },
  now: Date,
  database: Database,
): Promise<void> {
  const shopper = messageRecipient(order);
  if (shopper === "") return;
  const path = order.customerId
    ? accountOrderPath(order.id)
    : orderSummaryPath(order.id, await insertOrderLink(store.id, order.id, now, database));
  const content = orderContent(order, { ...store, link: `${store.origin}${path}` });
  const requested = itemRows(order, items);
  await queueMessage(
    store.id,
    { template: "cancellation_requested", recipient: shopper, content: { ...content, requested } },
    database,
    now,
  );
  const { number, customerName: name, email, contactMobile } = order;
  const reasonText = CANCEL_REASON_TEXTS[reason].told;
  const told = { number, name, email, contactMobile, requested, reason: reasonText, text };
  await tellShop(store, "cancellations", { template: "owner_cancellation", content: told }, now, database);
}
