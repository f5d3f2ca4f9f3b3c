import "server-only";
import { and, asc, count, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { storedReturnedItemsSchema } from "@/lib/contracts/order/stored";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import { orderReturns } from "@/lib/database/schema/refund";
import { type OrderReturn, RETURN_STATUSES, RETURN_WISHES, type ReturnStatus } from "@/lib/domain/return/return";
import type { StoreId } from "@/lib/domain/store/id";

const isReturn = (storeId: StoreId, id: string) => and(eq(orderReturns.storeId, storeId), eq(orderReturns.id, id));

/** Inserts a return of an order, which the caller must have locked, so that nothing is returned twice. */
export async function insertReturn(storeId: StoreId, returned: OrderReturn, database: Database): Promise<void> {
  const { exchangeOrder: _, ...row } = returned;
  await database.insert(orderReturns).values({ ...row, storeId, items: [...row.items] });
}

/** Returns, each with the number of the order that it was exchanged for. */
const selectReturns = (database: Database) =>
  database
    .select({ ...getTableColumns(orderReturns), exchangeNumber: orders.number })
    .from(orderReturns)
    .leftJoin(orders, and(eq(orders.storeId, orderReturns.storeId), eq(orders.id, orderReturns.exchangeOrderId)));
type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

/** The returns of an order, the oldest first. */
export function listReturnsOfOrder(
  storeId: StoreId,
  orderId: string,
  database: Database = getDatabase(),
): Promise<OrderReturn[]> {
  return listReturnsOfOrders(storeId, [orderId], database);
}

/** The returns of some orders, the oldest first. */
export async function listReturnsOfOrders(
  storeId: StoreId,
  orderIds: readonly string[],
  database: Database = getDatabase(),
): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await selectReturns(database)
    .where(and(eq(orderReturns.storeId, storeId), inArray(orderReturns.orderId, [...orderIds])))
    .orderBy(asc(orderReturns.askedAt), asc(orderReturns.id));
  return rows.map(toReturn);
}

/** One page of the store's returns, the newest first, with the number of all. */
export async function listReturns(
  storeId: StoreId,
  {
    status,
    orderId,
    page,
    limit,
  }: { status: ReturnStatus | null; orderId: string | null; page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ returns: OrderReturn[]; total: number }> {
  const wanted = and(
    eq(orderReturns.storeId, storeId),
    status ? eq(orderReturns.status, status) : undefined,
    orderId === null ? undefined : eq(orderReturns.orderId, orderId),
  );
  const rows = await selectReturns(database)
    .where(wanted)
    .orderBy(desc(orderReturns.askedAt), asc(orderReturns.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await database.select({ total: count() }).from(orderReturns).where(wanted);
  return { returns: rows.map(toReturn), total: counted?.total ?? 0 };
}

export async function findReturn(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<OrderReturn | null> {
  const [row] = await selectReturns(database).where(isReturn(storeId, id));
  return row ? toReturn(row) : null;
}

/** Saves what became of a return, whose order the caller must have locked. */
export async function updateReturn(
  storeId: StoreId,
  id: string,
  {
    exchangeOrder,
    ...changes
  }: Partial<Pick<OrderReturn, "status" | "answer" | "refundId" | "exchangeOrder" | "decidedAt" | "receivedAt">>,
  database: Database,
): Promise<void> {
  await database
    .update(orderReturns)
    .set({ ...changes, ...(exchangeOrder && { exchangeOrderId: exchangeOrder.id }) })
    .where(isReturn(storeId, id));
}

function toReturn({
  storeId: _,
  status,
  wish,
  items,
  exchangeOrderId,
  exchangeNumber,
  ...row
}: ReturnRow): OrderReturn {
  return {
    ...row,
    exchangeOrder: exchangeOrderId && exchangeNumber ? { id: exchangeOrderId, number: exchangeNumber } : null,
    status: oneOf(RETURN_STATUSES, status),
    wish: oneOf(RETURN_WISHES, wish),
    items: storedReturnedItemsSchema.parse(items),
  };
}

function oneOf<const Value extends string>(values: readonly Value[], stored: string): Value {
  const value = values.find((candidate) => candidate === stored);
  if (value === undefined) throw new Error(`Unknown state of a return: ${stored}`);
  return value;
}

/** The returns that wait for the owner's decision. */
export function countReturnsAsked(storeId: StoreId): Promise<number> {
  return getDatabase().$count(orderReturns, and(eq(orderReturns.storeId, storeId), eq(orderReturns.status, "asked")));
}
