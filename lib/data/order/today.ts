import "server-only";
import { and, count, eq, gt, inArray, isNotNull, or, sql, sum } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import type { OrderStatus } from "@/lib/domain/order/order";
import { DAYS_OF_SALES, type DayOfSales, type OrdersToDo } from "@/lib/domain/staff/today";
import type { StoreId } from "@/lib/domain/store/id";

/** The orders that wait for somebody. The condition is that of the index `orders_to_do`. */
export async function countOrdersToDo(storeId: StoreId, database: Database = getDatabase()): Promise<OrdersToDo> {
  const { status, paymentStatus } = orders;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [found] = await database
    .select({
      toConfirm: counted(sql`${status} = 'placed'`),
      toSend: counted(sql`${status} = 'confirmed'`),
      unpaid: counted(sql`${status} in ('placed', 'confirmed') and ${paymentStatus} = 'awaited'`),
      refundsDue: counted(sql`${paymentStatus} = 'refund_due'`),
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        or(sql`${status} in ('placed', 'confirmed')`, sql`${paymentStatus} = 'refund_due'`),
      ),
    );
  return found ?? { toConfirm: 0, toSend: 0, unpaid: 0, refundsDue: 0 };
}

/** The states of orders that count as sold. */
const SOLD: OrderStatus[] = ["placed", "confirmed", "dispatched", "delivered"];
const DAY_MS = 24 * 60 * 60_000;

/** What was sold on each of the last days, less what was cancelled or refunded of it. Days without sales are left out. */
export async function listSales(
  storeId: StoreId,
  now: Date,
  database: Database = getDatabase(),
): Promise<DayOfSales[]> {
  const oldest = new Date(now.getTime() - DAYS_OF_SALES * DAY_MS);
  const daysAgo = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${orders.placedAt}) / 86400)`;
  const rows = await database
    .select({
      daysAgo: daysAgo.mapWith(Number),
      orders: count(),
      amount: sum(sql`${orders.finalPrice} - ${orders.refundAmount}`).mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.status, SOLD),
        isNotNull(orders.placedAt),
        // Orders are placed when they are made or later; the index is that of their creation.
        gt(orders.createdAt, new Date(oldest.getTime() - 7 * DAY_MS)),
        gt(orders.placedAt, oldest),
      ),
    )
    .groupBy(sql`1`);
  return rows.map((row) => ({ ...row, amount: row.amount ?? 0 }));
}
