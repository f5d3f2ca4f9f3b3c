import "server-only";
import { and, asc, count, countDistinct, desc, eq, gt, inArray, max, ne, or, sql, sum } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orderItems, orders } from "@/lib/database/schema/order";
import type { OrderStatus } from "@/lib/domain/order/order";
import { type BestSeller, DAYS_OF_SALES, type DayOfSales, MAX_TOP, type OrdersToDo } from "@/lib/domain/staff/today";
import type { StoreId } from "@/lib/domain/store/id";
import { toUnit } from "../product/rows";

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

/** The orders of which a customer has asked to cancel something. The condition is that of `order_items_asked`. */
export async function countCancellationsAsked(storeId: StoreId, database: Database = getDatabase()): Promise<number> {
  const [found] = await database
    .select({ count: countDistinct(orderItems.orderId) })
    .from(orderItems)
    .where(and(eq(orderItems.storeId, storeId), sql`${orderItems.status} = 'c_requested'`));
  return found?.count ?? 0;
}

/** The states of orders that count as sold. */
export const SOLD: OrderStatus[] = ["placed", "confirmed", "dispatched", "delivered"];
const DAY_MS = 24 * 60 * 60_000;

/** What was sold on each of the last days, less what was cancelled or refunded of it. Days without sales are left out. */
export async function listSales(
  storeId: StoreId,
  now: Date,
  database: Database = getDatabase(),
): Promise<DayOfSales[]> {
  const oldest = new Date(now.getTime() - DAYS_OF_SALES * DAY_MS);
  const daysAgo = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${orders.placedAt})::float8 / 86400)`;
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
        sql`not ${orders.isTest}`,
        // All of these columns are in the index `orders_sold`, so that no order has to be read for it.
        gt(orders.placedAt, oldest),
      ),
    )
    .groupBy(sql`1`);
  return rows.map((row) => ({ ...row, amount: row.amount ?? 0 }));
}

/** What was sold most since `since`, by what it brought in, without what was cancelled. */
export async function listBestSellers(
  storeId: StoreId,
  since: Date,
  database: Database = getDatabase(),
): Promise<BestSeller[]> {
  const amount = sum(orderItems.net).mapWith(Number);
  const { productId, slug, name, unit, quantity } = orderItems;
  const rows = await database
    .select({ productId, slug: max(slug), name: max(name), unit, quantity: sum(quantity).mapWith(Number), amount })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.storeId, orders.storeId), eq(orderItems.orderId, orders.id)))
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.status, SOLD),
        eq(orders.isTest, false),
        gt(orders.createdAt, since),
        ne(orderItems.status, "c_confirmed"),
      ),
    )
    .groupBy(productId, unit)
    .orderBy(desc(amount), asc(productId))
    .limit(MAX_TOP);
  return rows.map(({ productId: _, ...row }) => ({
    ...row,
    slug: row.slug ?? "",
    name: row.name ?? "",
    unit: toUnit(row.unit),
  }));
}
