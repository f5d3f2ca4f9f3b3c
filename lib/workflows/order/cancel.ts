import "server-only";
import { returnToGiftCards } from "@/lib/data/gift-card/uses";
import { lockOrder, updateOrder, updateOrderItem } from "@/lib/data/order/orders";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import { type Cancellation, type CancelRefusal, cancelItems } from "@/lib/domain/order/cancel-items";
import { NO_HOLD } from "@/lib/domain/order/hold";
import type { ItemCancellation, Order } from "@/lib/domain/order/order";
import { momentsAt } from "@/lib/domain/order/state";
import type { StockChange } from "@/lib/domain/product/stock-change";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { issueCreditNote } from "@/lib/workflows/invoice/issue-credit-note";
import { queueOrderMail } from "./mail/mails";
import { recordStockChanges } from "./record-stock-changes";
import { returnItems, returnStockAndReductions } from "./take-stock-and-reductions";

/**
 * What to cancel: the items at these positions or, if `positions` is null, the whole order. `reason` is sent to the
 * customer and may be empty.
 */
export type CancelRequest = { positions: readonly number[] | null; reason: string };

/** What the customer reads in the mail about a parcel that came back. */
const CAME_BACK = "The parcel came back to us, because it could not be delivered.";

export type CancelledOrder = { order: Order; cancelled: Cancellation };

/**
 * Cancels an order or some of its items. Their stock, the offer use and the gift card amounts are released, money that
 * was paid becomes due for refund, and a credit note is issued if the order has an invoice. The mail to the customer is
 * queued in the same transaction.
 */
export async function cancelOrder(
  store: StoreDetails,
  orderId: string,
  request: CancelRequest,
  now = clock.now(),
): Promise<Result<CancelledOrder, CancelRefusal | "order_unknown">> {
  const cancelledOrder = await allOrNothing((database) => cancel(store, orderId, request, now, database));
  if (cancelledOrder.ok) nudgeOutbox();
  return cancelledOrder;
}

/**
 * Cancels a dispatched order whose parcel came back, because nobody took it. Its stock is sold again, and its customer is
 * marked: see docs/domain.md#cash-on-delivery.
 */
export async function takeParcelBack(
  store: StoreDetails,
  orderId: string,
  now = clock.now(),
): Promise<Result<Order, CancelRefusal | "order_unknown" | "order_not_dispatched">> {
  type Back = Result<Order, CancelRefusal | "order_unknown" | "order_not_dispatched">;
  const back = await allOrNothing(async (database: Database): Promise<Back> => {
    const order = await lockOrder(store.id, orderId, database);
    if (!order) return fail("order_unknown");
    if (order.status !== "dispatched") return fail("order_not_dispatched");
    await updateOrder(store.id, orderId, { cameBackAt: now }, now, database);
    const marked = { ...order, cameBackAt: now };
    const cancelled = await cancelLocked(store, marked, { positions: null, reason: CAME_BACK }, now, database);
    return cancelled.ok ? ok(cancelled.value.order) : cancelled;
  });
  if (back.ok) nudgeOutbox();
  return back;
}

async function cancel(
  store: StoreDetails,
  orderId: string,
  request: CancelRequest,
  now: Date,
  database: Database,
): Promise<Result<CancelledOrder, CancelRefusal | "order_unknown">> {
  const order = await lockOrder(store.id, orderId, database);
  return order ? cancelLocked(store, order, request, now, database) : fail("order_unknown");
}

async function cancelLocked(
  store: StoreDetails,
  before: Order,
  { positions, reason }: CancelRequest,
  now: Date,
  database: Database,
): Promise<Result<CancelledOrder, CancelRefusal>> {
  const cancelled = cancelItems(before, positions);
  if (!cancelled.ok) return cancelled;
  const order = await applyCancellation(store, before, cancelled.value, { reason, text: "" }, now, database);
  const { isWhole, items, refundAmount, toGiftCards } = cancelled.value;
  const givenBack = isRefundDue(order) ? refundAmount - before.refundAmount : 0;
  const mayBeTransferred = isWhole && before.paymentStatus === "awaited";
  await queueOrderMail(
    store,
    order,
    { kind: "cancelled", isWhole, items, reason, givenBack, toGiftCards, mayBeTransferred },
    now,
    database,
  );
  return ok({ order, cancelled: cancelled.value });
}

/**
 * Saves a cancellation of a locked order: its state and items change, stock, offer use and gift card amounts are
 * returned, and a credit note is issued if the order has an invoice. Mails are the caller's.
 */
export async function applyCancellation(
  store: StoreDetails,
  before: Order,
  cancellation: Cancellation,
  said: Pick<ItemCancellation, "reason" | "text">,
  now: Date,
  database: Database,
): Promise<Order> {
  const { isWhole, items, state, refundAmount, toGiftCards } = cancellation;
  const hold = isWhole ? NO_HOLD : {};
  const changed = { ...state, ...hold, ...momentsAt(before, state, now), refundAmount };
  await updateOrder(store.id, before.id, changed, now, database);
  const withoutRequest = { ...said, requestedAt: now };
  const updatedItems = before.items.map((item) =>
    items.includes(item)
      ? {
          ...item,
          status: "c_confirmed" as const,
          cancellation: { ...(item.cancellation ?? withoutRequest), decidedAt: now },
        }
      : item,
  );
  for (const { position, status, cancellation: decided } of updatedItems.filter(
    (item) => !before.items.includes(item),
  )) {
    await updateOrderItem(store.id, before.id, position, { status, cancellation: decided }, database);
  }
  const changes: readonly StockChange[] = isWhole
    ? await returnStockAndReductions(store.id, before, "cancelled", now, database)
    : await returnItems(store.id, { reason: "cancelled", orderId: before.id }, items, database);
  if (!isWhole && toGiftCards > 0) await returnToGiftCards(store.id, before.id, { most: toGiftCards, now }, database);
  const creditNotes = await issueCreditNote(store, before, cancellation, now, database);
  await recordStockChanges(store, changes, database);
  return { ...before, ...changed, items: updatedItems, creditNotes };
}

function isRefundDue({ paymentStatus }: Order): boolean {
  return paymentStatus === "refund_due";
}
