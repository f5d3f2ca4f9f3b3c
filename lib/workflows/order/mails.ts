import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { queueMessages } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Message } from "@/lib/messages/mail/templates";
import { itemRows, orderAmount, orderContent } from "@/lib/messages/order/wording";
import { paymentState, paymentWording } from "@/lib/messages/payment/wording";

/** What has become of an order that its customer is written about. Amounts in minor units of the base. */
export type OrderNotification =
  /** `payment`: how it is to be paid, which the customer is told; null when it is paid, or costs nothing. */
  | { kind: "placed"; payment: Pick<PaymentType, "settings"> | null }
  | { kind: "confirmed" | "dispatched" | "delivered" | "paid" | "refunded" | "paid_too_late" }
  | {
      kind: "cancelled";
      isWhole: boolean;
      items: readonly OrderItem[];
      reason: string;
      givenBack: number;
      toGiftCards: number;
    };

/**
 * Writes to the customer what has become of their order, in the transaction in which it does. `key` is of a link to the
 * order; without one a link is made. Call `nudgeOutbox()` after the commit.
 */
export async function queueOrderMail(
  store: StoreDetails,
  order: Order,
  news: OrderNotification,
  now: Date,
  database: Database,
  key?: string,
): Promise<void> {
  // Whose account is gone is written to no more.
  if (!order.email) return;
  const token = key ?? (await insertOrderLink(store.id, order.id, now, database));
  const link = `${store.origin}${orderSummaryPath(order.id, token)}`;
  const notices = news.kind === "placed" ? ownerNotices(store, order) : [];
  await queueMessages(store.id, [messageOf(order, news, link), ...notices], database, now);
}

/** Tells the people of the shop; one that names no address of its own finds the order in its list. */
function ownerNotices(store: StoreDetails, order: Order): Message[] {
  if (!store.company.email) return [];
  const { link: _, ...content } = orderContent(order, store.origin);
  const { email, note, isGiftWrapped } = order;
  return [
    {
      template: "owner_new_order",
      recipient: store.company.email,
      content: { ...content, email, payment: paymentState(order), note, isGiftWrapped },
    },
  ];
}

function messageOf(order: Order, news: OrderNotification, link: string): Message {
  const recipient = order.email;
  const content = orderContent(order, link);
  switch (news.kind) {
    case "placed":
      return {
        template: "order_placed",
        recipient,
        content: { ...content, pay: paymentWording(order, news.payment) },
      };
    case "confirmed":
      return { template: "order_confirmed", recipient, content };
    case "dispatched": {
      if (order.kind === "pickup") return { template: "order_ready", recipient, content };
      const tracking = { trackingLink: order.trackingLink || null, trackingNumber: order.trackingNumber };
      return { template: "order_dispatched", recipient, content: { ...content, ...tracking } };
    }
    case "delivered":
      return { template: "order_delivered", recipient, content };
    case "paid": {
      const amount = orderAmount(order.finalPrice - order.refundAmount, order);
      return { template: "payment_received", recipient, content: { ...content, amount } };
    }
    case "refunded": {
      const amount = orderAmount(order.refundAmount - order.refundedAmount, order);
      return { template: "refund_made", recipient, content: { ...content, amount } };
    }
    case "paid_too_late": {
      const amount = orderAmount(order.finalPrice, order);
      return { template: "payment_too_late", recipient, content: { ...content, amount } };
    }
    case "cancelled": {
      const { isWhole, reason, givenBack, toGiftCards } = news;
      const cancelled = {
        isWhole,
        reason,
        cancelled: itemRows(order, news.items),
        givenBack: givenBack > 0 ? orderAmount(givenBack, order) : null,
        givesCardsBack: toGiftCards > 0,
      };
      return { template: "order_cancelled", recipient, content: { ...content, ...cancelled } };
    }
  }
}
