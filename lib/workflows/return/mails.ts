import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { queueMessage } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import { divideHalfUp } from "@/lib/domain/currency/rational";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import type { Order } from "@/lib/domain/order/order";
import { differenceText } from "@/lib/domain/return/difference-text";
import type { OrderReturn } from "@/lib/domain/return/return";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { OrderContent } from "@/lib/messages/order/content";
import { itemRows, orderAmount, orderContent } from "@/lib/messages/order/wording";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";

/** Queues the mails about a new return, one to the shopper and one to the owner. Call `nudgeOutbox()` afterwards. */
export async function queueReturnAsked(
  store: StoreDetails,
  order: Order,
  returned: OrderReturn,
  now: Date,
  database: Database,
): Promise<void> {
  await queueReturnNews(store, order, returned, now, database);
  if (messageRecipient(order) === "") return;
  const { number, customerName: name, email, contactMobile } = order;
  const { id, reason, note, wish } = returned;
  const rows = { returned: rowsOf(order, returned), exchange: exchangeLines(order, returned) };
  const hasPicture = returned.pictureId !== null;
  const content = { id, number, name, email, contactMobile, ...rows, reason, note, wish, hasPicture };
  await tellShop(store, "orders", { template: "owner_return", content }, now, database);
}

/**
 * Queues the mail that tells the shopper the state of a return; `giftCard` is the code of the card that pays for its
 * exchange. Call `nudgeOutbox()` after the commit.
 */
export async function queueReturnNews(
  store: StoreDetails,
  order: Order,
  returned: OrderReturn,
  now: Date,
  database: Database,
  giftCard = "",
): Promise<void> {
  const recipient = messageRecipient(order);
  if (recipient === "") return;
  const token = await insertOrderLink(store.id, order.id, now, database);
  const content = orderContent(order, { ...store, link: `${store.origin}${orderSummaryPath(order.id, token)}` });
  const { status, answer, exchangeOrder } = returned;
  const { instructions, paidBy } = store.setting.returns;
  const rows = { returned: rowsOf(order, returned), exchange: exchangeLines(order, returned) };
  await queueMessage(
    store.id,
    {
      template: "return_news",
      recipient,
      content: {
        ...content,
        ...rows,
        status,
        answer,
        instructions,
        paidBy,
        exchangeNumber: exchangeOrder?.number ?? "",
        giftCard,
      },
    },
    database,
    now,
  );
}

/** The returned items with the quantities that come back, and what these parts of the order's price are worth. */
function rowsOf(order: Order, { items }: OrderReturn): OrderContent["items"] {
  return items.flatMap(({ position, quantity }) => {
    const item = order.items.find((candidate) => candidate.position === position);
    if (!item) return [];
    const worth = divideHalfUp(BigInt(item.net) * BigInt(quantity), BigInt(item.quantity));
    return itemRows(order, [{ ...item, quantity }]).map((row) => ({ ...row, amount: orderAmount(worth, order) }));
  });
}

/** What the items are exchanged for, with what it costs more or less: "Chanderi kurta, M: ₹200 more". */
function exchangeLines(order: Order, { items }: OrderReturn): string[] {
  return items.flatMap(({ position, exchange }) => {
    const item = order.items.find((candidate) => candidate.position === position);
    if (!item || !exchange) return [];
    const { difference, options } = exchange;
    const amount = orderAmount(Math.abs(difference), order);
    return [`${[item.name, ...options].join(", ")}: ${differenceText(difference, amount)}`.slice(0, 500)];
  });
}
