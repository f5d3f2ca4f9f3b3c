import "server-only";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder, lockOrder, updateOrderItem } from "@/lib/data/order/orders";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { itemRows, orderContent } from "@/lib/messages/order/wording";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { cancelOrder } from "./cancel";

type DecisionRefusal = "order_unknown" | "cancellation_not_asked" | "order_not_open";

type Decision = { position: number; isConfirmed: boolean };

/**
 * Carries out what the owner has decided about a request to cancel an item: the item is cancelled and its stock
 * released, or the request is declined. See docs/domain.md#order-cancellation.
 */
export async function decideCancellation(
  store: StoreDetails,
  orderId: string,
  { position, isConfirmed }: Decision,
): Promise<Result<Order, DecisionRefusal>> {
  if (!isConfirmed) return decline(store, orderId, position);
  const order = await findOrder(store.id, orderId);
  if (!order) return fail("order_unknown");
  if (!isCancellationRequested(order, position)) return fail("cancellation_not_asked", "position");
  const cancelled = await cancelOrder(store, orderId, { positions: [position], reason: "" });
  if (cancelled.ok) return ok(cancelled.value.order);
  const { code } = cancelled;
  // The item may have been cancelled since it was read; then the request is no longer open.
  return code === "item_cancelled" || code === "item_unknown" ? fail("cancellation_not_asked", "position") : fail(code);
}

async function decline(
  store: StoreDetails,
  orderId: string,
  position: number,
): Promise<Result<Order, DecisionRefusal>> {
  const declined = await getDatabase().transaction(async (database): Promise<Result<Order, DecisionRefusal>> => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    const item = order.items.find((candidate) => candidate.position === position);
    if (!item?.cancellation || !isCancellationRequested(order, position))
      return fail("cancellation_not_asked", "position");
    const now = clock.now();
    const decision = { status: "c_declined", cancellation: { ...item.cancellation, decidedAt: now } } as const;
    await updateOrderItem(store.id, orderId, position, decision, database);
    await queueDeclined(store, order, item, now, database);
    return ok({ ...order, items: order.items.map((other) => (other === item ? { ...other, ...decision } : other)) });
  });
  if (declined.ok) nudgeOutbox();
  return declined;
}

function isCancellationRequested({ items }: Order, position: number): boolean {
  return items.some((item) => item.position === position && item.status === "c_requested");
}

async function queueDeclined(
  store: StoreDetails,
  order: Order,
  item: OrderItem,
  now: Date,
  database: Database,
): Promise<void> {
  const recipient = messageRecipient(order);
  if (recipient === "") return;
  const token = await insertOrderLink(store.id, order.id, now, database);
  const link = `${store.origin}${orderSummaryPath(order.id, token)}`;
  const content = { ...orderContent(order, { ...store, link }), declined: itemRows(order, [item]) };
  await queueMessage(store.id, { template: "cancellation_declined", recipient, content }, database, now);
}
