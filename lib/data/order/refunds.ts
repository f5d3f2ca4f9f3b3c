import "server-only";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { OrderRow, RefundRow } from "@/lib/data/order/rows";
import type { Database } from "@/lib/database/connection";
import { orderRefunds } from "@/lib/database/schema/refund";
import type { OrderRefund } from "@/lib/domain/order/refund";
import type { StoreId } from "@/lib/domain/store/id";

const isRefund = (storeId: StoreId, orderId: string, id: string) =>
  and(eq(orderRefunds.storeId, storeId), eq(orderRefunds.orderId, orderId), eq(orderRefunds.id, id));

/** Inserts a refund of an order, which the caller must have locked, so that no two exceed what was paid. */
export async function insertRefund(
  storeId: StoreId,
  orderId: string,
  refund: OrderRefund,
  database: Database,
): Promise<void> {
  await database
    .insert(orderRefunds)
    .values({ ...refund, storeId, orderId, items: [...refund.items], modifiedAt: refund.createdAt });
}

/** The refunds of these orders, in one list, the oldest first. */
export async function listRefunds(
  storeId: StoreId,
  orders: readonly Pick<OrderRow, "id">[],
  database: Database,
): Promise<RefundRow[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  return database
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.storeId, storeId), inArray(orderRefunds.orderId, ids)))
    .orderBy(asc(orderRefunds.createdAt), asc(orderRefunds.id));
}

/** Marks a refund as done. False if it was done before: the money then counts once. */
export async function closeRefund(
  storeId: StoreId,
  orderId: string,
  { id, giftCardCode }: { id: string; giftCardCode: string },
  now: Date,
  database: Database,
): Promise<boolean> {
  const closed = await database
    .update(orderRefunds)
    .set({ status: "done", refusal: "", giftCardCode, modifiedAt: now })
    .where(and(isRefund(storeId, orderId, id), ne(orderRefunds.status, "done")))
    .returning({ id: orderRefunds.id });
  return closed.length > 0;
}

/** Writes down why a refund failed, so that the owner sees it and can try again. */
export async function failRefund(
  storeId: StoreId,
  orderId: string,
  { id, refusal }: { id: string; refusal: string },
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(orderRefunds)
    .set({ status: "failed", refusal, modifiedAt: now })
    .where(and(isRefund(storeId, orderId, id), ne(orderRefunds.status, "done")));
}

/** Sends a refund that is not done yet, or a part of it, another way, because the first one does not work. */
export async function redirectRefund(
  storeId: StoreId,
  orderId: string,
  { id, ...changes }: Pick<OrderRefund, "id" | "destination"> & Partial<Pick<OrderRefund, "amount" | "chargedAmount">>,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(orderRefunds)
    .set({ ...changes, modifiedAt: now })
    .where(and(isRefund(storeId, orderId, id), ne(orderRefunds.status, "done")));
}
