import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { queueMessages } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { namesWithoutHsn } from "@/lib/domain/invoice/hsn";
import type { Order, OrderItem, Parcel } from "@/lib/domain/order/order";
import { takeUpEnd } from "@/lib/domain/order/take-up";
import type { PaymentType } from "@/lib/domain/payment/payment";
import { formatMoment } from "@/lib/domain/store/format-moment";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Message } from "@/lib/messages/mail/templates";
import { parcelContent } from "@/lib/messages/order/parcel-wording";
import { itemRows, type OrderMail, orderAmount, orderContent } from "@/lib/messages/order/wording";
import { paymentState, paymentWording } from "@/lib/messages/payment/wording";
import { tellBrowsers, tellShop } from "@/lib/workflows/outbox/tell-shop";

/** The changes to an order about which its customer gets a mail. Amounts are in minor units of the base currency. */
export type OrderNotification =
  /** `payment` is the method by which the order has yet to be paid; null if nothing is left to pay. */
  | { kind: "placed" | "transfer_reminder"; payment: Pick<PaymentType, "settings" | "kind"> | null }
  | { kind: "dispatched"; parcel: Parcel }
  /** `giftCard`: the code of the gift card that was issued; null if the money went back the way it came. */
  | { kind: "refunded"; amount: number; giftCard: string | null; reason: string }
  | { kind: "confirmed" | "delivered" | "paid" | "paid_too_late" | "payment_unfinished" | "transfer_lapsed" }
  | {
      kind: "cancelled";
      isWhole: boolean;
      items: readonly OrderItem[];
      reason: string;
      givenBack: number;
      toGiftCards: number;
      /** Whether the customer's transfer was awaited, which may be on its way. */
      mayBeTransferred: boolean;
    };

/**
 * Queues a message to the customer about a change to their order, in the transaction of the change. With `key`, the mail
 * contains the existing link to the order with this key; otherwise a new link is created. Call `nudgeOutbox()` after
 * the commit.
 */
export async function queueOrderMail(
  store: StoreDetails,
  order: Order,
  notification: OrderNotification,
  now: Date,
  database: Database,
  key?: string,
): Promise<void> {
  if (messageRecipient(order) === "") return;
  const token = key ?? (await insertOrderLink(store.id, order.id, now, database));
  const link = `${store.origin}${orderSummaryPath(order.id, token)}`;
  await queueMessages(store.id, [messageOf(order, notification, { link, ...store })], database, now);
  if (notification.kind === "placed") await tellOfNewOrder(store, order, now, database);
}

async function tellOfNewOrder(store: StoreDetails, order: Order, now: Date, database: Database): Promise<void> {
  const { link: _, ...content } = orderContent(order, { ...store, link: store.origin });
  const { email, contactMobile, note } = order;
  const withoutHsn = namesWithoutHsn(order.items, store).map((name) => name.slice(0, 500));
  const told = { ...content, email, contactMobile, payment: paymentState(order), note, withoutHsn };
  await tellShop(store, "orders", { template: "owner_new_order", content: told }, now, database);
  const seen = { number: order.number, amount: orderAmount(order.finalPrice, order) };
  await tellBrowsers(store.id, "orders", { template: "new_order_notice", content: seen }, now, database);
}

function messageOf(order: Order, notification: OrderNotification, mail: OrderMail): Message {
  const recipient = messageRecipient(order);
  const content = orderContent(order, mail);
  switch (notification.kind) {
    case "placed":
      return {
        template: "order_placed",
        recipient,
        content: { ...content, pay: paymentWording(order, notification.payment, mail.timeZone) },
      };
    case "transfer_reminder": {
      const pay = paymentWording(order, notification.payment, mail.timeZone);
      const until = order.holdUntil && formatMoment(order.holdUntil, mail.timeZone);
      if (!pay || !until) throw new Error(`Order ${order.id} awaits no transfer`);
      return { template: "transfer_reminder", recipient, content: { ...content, pay, until } };
    }
    case "payment_unfinished": {
      const amount = orderAmount(order.finalPrice, order);
      const until = formatMoment(takeUpEnd(order), mail.timeZone);
      return { template: "payment_unfinished", recipient, content: { ...content, amount, until } };
    }
    case "transfer_lapsed": {
      const amount = orderAmount(order.finalPrice, order);
      const givesCardsBack = order.giftCardAmount > 0;
      return { template: "transfer_lapsed", recipient, content: { ...content, amount, givesCardsBack } };
    }
    case "confirmed":
      return { template: "order_confirmed", recipient, content };
    case "dispatched": {
      if (order.kind === "pickup") return { template: "order_ready", recipient, content };
      const parcel = parcelContent(order, notification.parcel);
      return { template: "order_dispatched", recipient, content: { ...content, ...parcel } };
    }
    case "delivered":
      return { template: "order_delivered", recipient, content };
    case "paid": {
      const amount = orderAmount(order.finalPrice - order.refundAmount, order);
      return { template: "payment_received", recipient, content: { ...content, amount } };
    }
    case "refunded": {
      const amount = orderAmount(notification.amount, order);
      const { giftCard, reason } = notification;
      return { template: "refund_made", recipient, content: { ...content, amount, giftCard, reason } };
    }
    case "paid_too_late": {
      const amount = orderAmount(order.finalPrice, order);
      return { template: "payment_too_late", recipient, content: { ...content, amount } };
    }
    case "cancelled": {
      const { isWhole, reason, givenBack, toGiftCards, mayBeTransferred } = notification;
      const cancelled = {
        isWhole,
        reason,
        cancelled: itemRows(order, notification.items),
        givenBack: givenBack > 0 ? orderAmount(givenBack, order) : null,
        givesCardsBack: toGiftCards > 0,
        mayBeTransferred,
      };
      return { template: "order_cancelled", recipient, content: { ...content, ...cancelled } };
    }
  }
}
