import "server-only";
import { updateOrderItem } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import { type CancelReason, canAskToCancel } from "@/lib/domain/order/list";
import type { Order } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { queueCancellationRequest } from "./cancellation-mails";
import { lockOwnOrder } from "./own";

export type CancellationRefusal =
  | "order_unknown"
  | "cancel_items_needed"
  | "cancel_text_needed"
  | "item_not_cancellable";

type CancellationRequest = { positions: readonly number[]; reason: CancelReason; text: string };

/**
 * Records that a customer asks to cancel items. They are not cancelled at once, because they may already be cut or
 * packed; the owner decides, and until then the order continues. See docs/domain.md#order-cancellation.
 */
export async function requestCancellation(
  { store, visitor }: { store: StoreDetails; visitor: CustomerVisitor },
  orderId: string,
  { positions, reason, text }: CancellationRequest,
): Promise<Result<Order, CancellationRefusal>> {
  const requestedPositions = new Set(positions);
  if (reason === "other" && text === "") return fail("cancel_text_needed", "description");
  const requested = await getDatabase().transaction(async (database): Promise<Result<Order, CancellationRefusal>> => {
    const order = await lockOwnOrder(store.id, visitor, orderId, database);
    if (!order) return fail("order_unknown");
    const items = order.items.filter(({ position }) => requestedPositions.has(position));
    if (items.length === 0) return fail("cancel_items_needed", "items");
    if (!items.every((item) => canAskToCancel(order, item))) return fail("item_not_cancellable", "items");
    const now = clock.now();
    const request = {
      status: "c_requested",
      cancellation: { reason, text, requestedAt: now, decidedAt: null },
    } as const;
    for (const { position } of items) await updateOrderItem(store.id, order.id, position, request, database);
    const next = order.items.map((item) => (items.includes(item) ? { ...item, ...request } : item));
    await queueCancellationRequest(store, order, { items, reason, text }, now, database);
    return ok({ ...order, items: next });
  });
  if (requested.ok) nudgeOutbox();
  return requested;
}
