import "server-only";
import { insertOrderNote, listOrderNotes } from "@/lib/data/order/notes";
import { listEntriesOfOrder } from "@/lib/data/staff/audit-entries";
import { orderTimeline, type TimelineEvent } from "@/lib/domain/order/timeline";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import { findOrderByIdOrNumber } from "./manage";

/** What became of an order; `name` is its id or its number. */
export async function readTimeline(storeId: StoreId, name: string): Promise<Result<TimelineEvent[], "order_unknown">> {
  const order = await findOrderByIdOrNumber(storeId, name);
  if (!order) return fail("order_unknown");
  const notes = await listOrderNotes(storeId, order.id);
  const entries = await listEntriesOfOrder(storeId, [order.id, order.number]);
  return ok(orderTimeline(order, { notes, entries }));
}

/** Keeps a note about an order for the people of the store. */
export async function addOrderNote(
  storeId: StoreId,
  name: string,
  { text, author }: { text: string; author: string },
): Promise<Result<TimelineEvent[], "order_unknown">> {
  const order = await findOrderByIdOrNumber(storeId, name);
  if (!order) return fail("order_unknown");
  await insertOrderNote(storeId, order.id, { id: newId(), createdAt: clock.now(), author, text });
  return readTimeline(storeId, order.id);
}
