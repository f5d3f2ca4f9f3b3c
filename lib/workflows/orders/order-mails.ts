import "server-only";
import type { Database } from "@/lib/data/database";
import { insertOrderLink } from "@/lib/data/order-links";
import { queueMessage } from "@/lib/data/outbox";
import { orderSummaryPath } from "@/lib/domain/checkout-pages";
import type { Order } from "@/lib/domain/order";
import type { StoreDetails } from "@/lib/domain/store";
import { orderAmount, orderContent } from "@/lib/messages/order-words";

/** What of an order its customer is written about, and what the mail tells beside the order. */
export type OrderNews = { kind: "placed" } | { kind: "paid_too_late" };

/**
 * Writes to the customer what has become of their order, in the transaction in which it does. `key` is of a link to the
 * order; without one a link is made. Call `nudgeOutbox()` after the commit.
 */
export async function queueOrderMail(
  store: StoreDetails,
  order: Order,
  news: OrderNews,
  now: Date,
  database: Database,
  key?: string,
): Promise<void> {
  const token = key ?? (await insertOrderLink(store.id, order.id, now, database));
  const content = orderContent(order, `${store.origin}${orderSummaryPath(order.id, token)}`);
  const recipient = order.email;
  switch (news.kind) {
    case "placed":
      await queueMessage(
        store.id,
        { template: "order_placed", recipient, content: { ...content, pay: null } },
        database,
        now,
      );
      break;
    case "paid_too_late": {
      const amount = orderAmount(order.finalPrice, order);
      await queueMessage(
        store.id,
        { template: "payment_too_late", recipient, content: { ...content, amount } },
        database,
        now,
      );
    }
  }
}
