import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { findOrder, lockOrder, updateOrderItem } from "@/lib/data/order/orders";
import { mergePortions, type Portion, returnStock } from "@/lib/data/order/stock";
import { findReturn, listReturnsOfOrder, updateReturn } from "@/lib/data/return/returns";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { GrantRefusal, RefundDestination } from "@/lib/domain/order/refund";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { OrderReturn, ReturnStatus } from "@/lib/domain/return/return";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { grantOfLocked } from "@/lib/workflows/payment/grant-refund";
import { payRefund } from "@/lib/workflows/payment/pay-refund";
import { queueReturnNews } from "./mails";

/** A return with the order that it belongs to. */
export type ReturnOfOrder = { returned: OrderReturn; order: Order };

/** What the owner says of a return that a shopper asks for. */
type Decision = { kind: "approve" | "refuse"; answer: string };

/** It arrived, in good order or not. `destination` is where the money goes, if not where the shopper wished. */
type Receipt = { kind: "receive"; isGood: boolean; answer: string; destination: RefundDestination | null };

export type ReturnAction = Decision | Receipt;

type UnknownReturn = "store_unknown" | "return_unknown";

/** Does what the owner says of a return, or of its arrival. See docs/domain.md#returns; decision 75. */
export const changeReturn = (storeId: StoreId, id: string, action: ReturnAction) =>
  action.kind === "receive" ? receiveReturn(storeId, id, action) : decideReturn(storeId, id, action);

/** Approves or refuses a return, with a mail. */
export const decideReturn = (storeId: StoreId, id: string, decision: Decision) =>
  changeLocked(storeId, id, (store, locked, database) => decide(store, locked, decision, database));

/**
 * Records that the parcel of a return has arrived. In good order, its stock goes back, and its refund is granted in the
 * same transaction and paid after it; if the payment fails, it can be tried again like every refund. What is not in good
 * order is neither sold nor refunded.
 */
export const receiveReturn = (storeId: StoreId, id: string, receipt: Receipt) =>
  changeLocked(storeId, id, (store, locked, database) => receive(store, locked, receipt, database));

async function changeLocked<Refusal extends string>(
  storeId: StoreId,
  id: string,
  step: (store: StoreDetails, locked: ReturnOfOrder, database: Database) => Promise<Result<ReturnOfOrder, Refusal>>,
): Promise<Result<ReturnOfOrder, Refusal | UnknownReturn>> {
  const [store, named] = await Promise.all([readStore(storeId), findReturn(storeId, id)]);
  if (!store) return fail("store_unknown");
  if (!named) return fail("return_unknown");
  const changed = await allOrNothing(async (database): Promise<Result<ReturnOfOrder, Refusal | UnknownReturn>> => {
    const locked = await lockReturn(store, named, database);
    return locked ? step(store, locked, database) : fail("return_unknown");
  });
  if (!changed.ok) return changed;
  nudgeOutbox();
  const { returned, order } = changed.value;
  const refund = order.refunds.find((candidate) => candidate.id === returned.refundId && candidate.status !== "done");
  // If the payment fails, the refund is owed all the same, says why, and can be tried again.
  if (refund) await payRefund(store, order, refund);
  const after = await findOrder(storeId, order.id);
  return after ? ok({ returned, order: after }) : fail("return_unknown");
}

/** The order is locked first, as by everybody who changes what can be returned of it. */
async function lockReturn(
  store: StoreDetails,
  { id, orderId }: OrderReturn,
  database: Database,
): Promise<ReturnOfOrder | null> {
  const order = await lockOrder(store.id, orderId, database);
  const returned = (await listReturnsOfOrder(store.id, orderId, database)).find((candidate) => candidate.id === id);
  return order && returned ? { order, returned } : null;
}

async function decide(
  store: StoreDetails,
  { order, returned }: ReturnOfOrder,
  { kind, answer }: Decision,
  database: Database,
): Promise<Result<ReturnOfOrder, "return_decided">> {
  if (returned.status !== "asked") return fail("return_decided");
  const now = clock.now();
  const status: ReturnStatus = kind === "approve" ? "approved" : "refused";
  const changes = { status, answer, decidedAt: now };
  await updateReturn(store.id, returned.id, changes, database);
  const after = { ...returned, ...changes };
  await queueReturnNews(store, order, after, now, database);
  return ok({ order, returned: after });
}

async function receive(
  store: StoreDetails,
  { order, returned }: ReturnOfOrder,
  { isGood, answer, destination }: Receipt,
  database: Database,
): Promise<Result<ReturnOfOrder, GrantRefusal | "return_not_approved" | "gift_cards_off">> {
  if (returned.status !== "approved") return fail("return_not_approved");
  const now = clock.now();
  if (!isGood) {
    const changes = { status: "rejected" as const, answer, receivedAt: now };
    await updateReturn(store.id, returned.id, changes, database);
    await queueReturnNews(store, order, { ...returned, ...changes }, now, database);
    return ok({ order, returned: { ...returned, ...changes } });
  }
  const to = destination ?? (returned.wish === "gift_card" ? "gift_card" : "provider");
  if (to === "gift_card" && !store.features.manualGiftCards) return fail("gift_cards_off", "to");
  const request = { kind: "items" as const, items: returned.items, withShipping: false };
  const refund = { id: newId(), request, destination: to, reason: answer };
  const granted = await grantOfLocked(store, order, refund, now, database);
  if (!granted.ok) return granted;
  const changes = { status: "received" as const, answer, receivedAt: now, refundId: granted.value.refundId };
  await updateReturn(store.id, returned.id, changes, database);
  await queueReturnNews(store, order, { ...returned, ...changes }, now, database);
  await giveStockBack(store, order, returned, database);
  return ok({ order: granted.value.order, returned: { ...returned, ...changes } });
}

/** Adds to stock what was taken from it for these items: less than comes back if more was sold than there was. */
async function giveStockBack(
  store: StoreDetails,
  order: Order,
  { items }: OrderReturn,
  database: Database,
): Promise<void> {
  const portions: Portion[] = [];
  for (const { position, quantity } of items) {
    const item = order.items.find((candidate) => candidate.position === position);
    const back = Math.min(quantity, item?.stockTaken ?? 0);
    if (!item || back === 0) continue;
    await updateOrderItem(store.id, order.id, position, { stockTaken: item.stockTaken - back }, database);
    portions.push(portionOf(item, back));
  }
  await recordStockChanges(store, await returnStock(store.id, mergePortions(portions), database), database);
}

function portionOf({ productId, variantId }: OrderItem, quantity: number): Portion {
  return { productId, variantId, quantity };
}
