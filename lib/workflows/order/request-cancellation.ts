import "server-only";
import { lockOrder, updateOrderItem } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { type CancelReason, canAskToCancel } from "@/lib/domain/order/list";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import { isAllThatIsLeft } from "@/lib/domain/order/withdraw";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { queueCancellationRequest } from "./mail/cancellation-mails";
import { findOrderForVisitor } from "./read";
import { withdrawUnpaidOrder } from "./withdraw";

export type CancellationRefusal =
  | "order_unknown"
  | "cancel_items_needed"
  | "cancel_text_needed"
  | "item_not_cancellable"
  | "payment_under_way";

type CancellationRequest = { positions: readonly number[]; reason: CancelReason; text: string };

/**
 * Records that a shopper asks to cancel items: the customer of the order, or whoever has a link to it with `key`. The
 * items may already be cut or packed, so the owner decides, and until then the order continues. If nothing is paid and
 * nothing would be left of the order, it is cancelled at once. See docs/domain.md#order-cancellation; decision 42.
 */
export async function requestCancellation(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { orderId, key }: { orderId: string; key: string | null },
  request: CancellationRequest,
): Promise<Result<Order, CancellationRefusal>> {
  const { reason, text } = request;
  if (reason === "other" && text === "") return fail("cancel_text_needed", "description");
  const order = await findOrderForVisitor(store, visitor, orderId, key);
  if (!order) return fail("order_unknown");
  const asked = itemsToAsk(order, request);
  if (!asked.ok) return asked;
  if (isAllThatIsLeft(order, asked.value)) {
    const withdrawn = await withdrawUnpaidOrder({ store, visitor }, { orderId, key, said: { reason, text } });
    if (withdrawn.ok) return withdrawn;
    // It has changed since it was read. Whatever it is now, the owner can decide.
    if (withdrawn.code !== "order_not_cancellable") return fail(withdrawn.code);
  }
  const requested = await getDatabase().transaction((database) => ask(store, orderId, request, database));
  if (requested.ok) nudgeOutbox();
  return requested;
}

async function ask(
  store: StoreDetails,
  orderId: string,
  request: CancellationRequest,
  database: Parameters<typeof lockOrder>[2],
): Promise<Result<Order, CancellationRefusal>> {
  const order = await lockOrder(store.id, orderId, database);
  if (!order) return fail("order_unknown");
  const asked = itemsToAsk(order, request);
  if (!asked.ok) return asked;
  const { reason, text } = request;
  const now = clock.now();
  const changed = {
    status: "c_requested",
    cancellation: { reason, text, requestedAt: now, decidedAt: null },
  } as const;
  for (const { position } of asked.value) await updateOrderItem(store.id, order.id, position, changed, database);
  await queueCancellationRequest(store, order, { items: asked.value, reason, text }, now, database);
  return ok({
    ...order,
    items: order.items.map((item) => (asked.value.includes(item) ? { ...item, ...changed } : item)),
  });
}

function itemsToAsk(
  order: Order,
  { positions }: CancellationRequest,
): Result<OrderItem[], "cancel_items_needed" | "item_not_cancellable"> {
  const items = order.items.filter(({ position }) => positions.includes(position));
  if (items.length === 0) return fail("cancel_items_needed", "items");
  return items.every((item) => canAskToCancel(order, item)) ? ok(items) : fail("item_not_cancellable", "items");
}
