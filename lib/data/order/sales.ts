import "server-only";
import { and, asc, count, countDistinct, desc, eq, gte, inArray, lt, max, ne, type SQL, sql, sum } from "drizzle-orm";
import { toUnit } from "@/lib/data/product/rows";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories, productCategories } from "@/lib/database/schema/catalogue";
import { orderItems, orders } from "@/lib/database/schema/order";
import type { Sales, SalesBy, SalesRow } from "@/lib/domain/order/sales";
import type { StoreId } from "@/lib/domain/store/id";
import { SOLD } from "./today";

/** From the first moment until before the last one; days are those of the time zone. */
type Period = { from: Date; to: Date; timeZone: string };

/** More rows than anybody reads; the sum counts all. */
const MAX_ROWS = 1_000;

const amount = sql<number>`${orders.finalPrice} - ${orders.refundAmount}`;

/** What was sold in a period, added up by one thing, and altogether; see `SalesRow`. */
export async function listSalesBy(
  storeId: StoreId,
  by: SalesBy,
  period: Period,
  database: Database = getDatabase(),
): Promise<Sales> {
  const wanted = and(
    eq(orders.storeId, storeId),
    inArray(orders.status, SOLD),
    sql`not ${orders.isTest}`,
    gte(orders.placedAt, period.from),
    lt(orders.placedAt, period.to),
  );
  const [whole] = await database
    .select({ orders: count(), amount: sum(amount).mapWith(Number) })
    .from(orders)
    .where(wanted);
  return { orders: whole?.orders ?? 0, amount: whole?.amount ?? 0, rows: await rowsBy(by, wanted, period, database) };
}

function rowsBy(by: SalesBy, wanted: SQL | undefined, { timeZone }: Period, database: Database): Promise<SalesRow[]> {
  if (by === "product") return byProduct(wanted, database);
  if (by === "category") return byCategory(wanted, database);
  const keys = {
    day: sql<string>`to_char(${orders.placedAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`,
    offer: sql<string>`${orders.offerCode}`,
    country: sql<string>`coalesce(${orders.shippingAddress} ->> 'country', '')`,
  };
  return byOrder(keys[by], by, wanted, database);
}

async function byOrder(
  key: SQL<string>,
  by: SalesBy,
  wanted: SQL | undefined,
  database: Database,
): Promise<SalesRow[]> {
  const total = sum(amount).mapWith(Number);
  const rows = await database
    .select({ key, orders: count(), amount: total, discount: sum(orders.offerDiscount).mapWith(Number) })
    .from(orders)
    .where(wanted)
    .groupBy(sql`1`)
    .orderBy(...(by === "day" ? [sql`1`] : [desc(total), sql`1`]))
    .limit(MAX_ROWS);
  return rows.map((row) => ({
    ...{ key: row.key, name: "", orders: row.orders, amount: row.amount ?? 0, quantity: null, unit: null },
    discount: by === "offer" ? (row.discount ?? 0) : null,
  }));
}

const isOfOrder = and(eq(orderItems.storeId, orders.storeId), eq(orderItems.orderId, orders.id));
const isKept = ne(orderItems.status, "c_confirmed");
const itemsAmount = sum(orderItems.net).mapWith(Number);

async function byProduct(wanted: SQL | undefined, database: Database): Promise<SalesRow[]> {
  const { productId: key, name, unit, quantity } = orderItems;
  const rows = await database
    .select({
      ...{ key, name: max(name), unit, orders: countDistinct(orders.id), amount: itemsAmount },
      quantity: sum(quantity).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderItems, isOfOrder)
    .where(and(wanted, isKept))
    .groupBy(key, unit)
    .orderBy(desc(itemsAmount), asc(key))
    .limit(MAX_ROWS);
  return rows.map((row) => ({
    ...{ key: row.key, name: row.name ?? "", orders: row.orders, amount: row.amount ?? 0 },
    ...{ quantity: row.quantity, unit: toUnit(row.unit), discount: null },
  }));
}

/** By the categories that products are in now; one that is in several counts in each. */
async function byCategory(wanted: SQL | undefined, database: Database): Promise<SalesRow[]> {
  const key = sql<string>`coalesce(${categories.id}, '')`;
  const rows = await database
    .select({ key, name: max(categories.name), orders: countDistinct(orders.id), amount: itemsAmount })
    .from(orders)
    .innerJoin(orderItems, isOfOrder)
    .leftJoin(
      productCategories,
      and(eq(productCategories.storeId, orders.storeId), eq(productCategories.productId, orderItems.productId)),
    )
    .leftJoin(
      categories,
      and(eq(categories.storeId, productCategories.storeId), eq(categories.id, productCategories.categoryId)),
    )
    .where(and(wanted, isKept))
    .groupBy(sql`1`)
    .orderBy(desc(itemsAmount), sql`1`)
    .limit(MAX_ROWS);
  return rows.map((row) => ({
    ...{ key: row.key, name: row.name ?? "", orders: row.orders, amount: row.amount ?? 0 },
    ...{ quantity: null, unit: null, discount: null },
  }));
}
