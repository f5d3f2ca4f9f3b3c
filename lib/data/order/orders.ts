import "server-only";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { listCreditNotes } from "@/lib/data/invoice/credit-notes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { giftCardUses } from "@/lib/database/schema/gift-card";
import { orderItems, orders } from "@/lib/database/schema/order";
import type { Order, OrderItem, OrderMoments } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { readRow } from "../readable-rows";
import { listParcels } from "./parcels";
import { listRefunds } from "./refunds";
import { toOrder } from "./rows";
import type { Portion } from "./stock";

const isOrder = (storeId: StoreId, id: string) => and(eq(orders.storeId, storeId), eq(orders.id, id));
const awaitsTransfer = and(eq(orders.status, "placed"), eq(orders.paymentStatus, "awaited"));

/**
 * Inserts a new order with its items; false if another order of the store has the same number. Gift card amounts,
 * credit notes, parcels and refunds are not inserted here: gift cards are charged in a separate step, the others come later.
 */
export async function insertOrder(storeId: StoreId, order: Order, now: Date, database: Database): Promise<boolean> {
  const { items, giftCards: _, creditNotes: __, parcels: ___, refunds: ____, currency, gst, terms, ...same } = order;
  const inserted = await database
    .insert(orders)
    .values({
      ...same,
      storeId,
      currencyCode: currency.code,
      rateMillionths: currency.rateMillionths,
      chargeBasisPoints: currency.chargeBasisPoints,
      gstCompany: gst.company,
      gstNumber: gst.number,
      termsAcceptedAt: terms?.acceptedAt ?? null,
      termsPage: terms?.page ?? null,
      itemWords: items.map(({ name, sku }) => `${name} ${sku}`).join(" "),
      modifiedAt: now,
    })
    .onConflictDoNothing({ target: [orders.storeId, orders.number] })
    .returning({ id: orders.id });
  if (inserted.length === 0) return false;
  await database.insert(orderItems).values(
    items.map((item) => ({
      ...item,
      storeId,
      orderId: order.id,
      optionNames: [...item.optionNames],
      options: [...item.options],
    })),
  );
  return true;
}

/** Deletes an order with everything that belongs to it. Only tests may be deleted. */
export async function deleteTestOrder(storeId: StoreId, id: string): Promise<boolean> {
  const deleted = await getDatabase()
    .delete(orders)
    .where(and(isOrder(storeId, id), eq(orders.isTest, true)))
    .returning({ id: orders.id });
  return deleted.length > 0;
}

/**
 * The order with this id; null if the store has none. The caller must check whether the visitor may see it. Throws
 * `UnreadableRowError` if the order cannot be read.
 */
export async function findOrder(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Order | null> {
  const [row] = await database.select().from(orders).where(isOrder(storeId, id));
  return row ? withParts(storeId, row, database) : null;
}

/** Like `findOrder`, but locks the order until the transaction ends. */
export async function lockOrder(storeId: StoreId, id: string, database: Database): Promise<Order | null> {
  const [row] = await database.select().from(orders).where(isOrder(storeId, id)).for("update");
  return row ? withParts(storeId, row, database) : null;
}

async function withParts(storeId: StoreId, row: typeof orders.$inferSelect, database: Database): Promise<Order> {
  const items = await database
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.storeId, storeId), eq(orderItems.orderId, row.id)))
    .orderBy(asc(orderItems.position));
  const cards = await database
    .select({ code: giftCardUses.code, amount: giftCardUses.amount })
    .from(giftCardUses)
    .where(and(eq(giftCardUses.storeId, storeId), eq(giftCardUses.orderId, row.id)))
    .orderBy(asc(giftCardUses.code));
  const creditNotes = await listCreditNotes(storeId, [row], database);
  const parcels = await listParcels(storeId, [row], database);
  const refunds = await listRefunds(storeId, [row], database);
  return readRow("order", row, () => toOrder(row, { items, giftCards: cards, creditNotes, parcels, refunds }));
}

export type OrderChanges = Partial<
  Pick<
    Order,
    | "status"
    | "paymentStatus"
    | "paymentName"
    | "paymentLabel"
    | "paymentReference"
    | "holdUntil"
    | "remindAt"
    | "invoiceNumber"
    | "invoicedAt"
    | "refundAmount"
    | "refundedAmount"
  > &
    OrderMoments
>;

/** Saves changes to an order, which the caller must have locked. */
export async function updateOrder(
  storeId: StoreId,
  id: string,
  changes: OrderChanges,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(orders)
    .set({ ...changes, modifiedAt: now })
    .where(isOrder(storeId, id));
}

export async function updateOrderItem(
  storeId: StoreId,
  orderId: string,
  position: number,
  changes: Partial<Pick<OrderItem, "status" | "cancellation" | "stockTaken">>,
  database: Database,
): Promise<void> {
  await database
    .update(orderItems)
    .set(changes)
    .where(and(eq(orderItems.storeId, storeId), eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}

/** Saves the quantity that was deducted from stock for each item. */
export async function setStockTaken(
  storeId: StoreId,
  orderId: string,
  items: readonly Pick<OrderItem, "position" | "stockTaken">[],
  database: Database,
): Promise<void> {
  const counted = items.filter(({ stockTaken }) => stockTaken > 0);
  if (counted.length === 0) return;
  const rows = counted.map(({ position, stockTaken }) => sql`(${position}::integer, ${stockTaken}::bigint)`);
  await database.execute(sql`update ${orderItems} set stock_taken = counted.stock_taken
    from (values ${sql.join(rows, sql`, `)}) as counted (position, stock_taken)
    where ${orderItems.storeId} = ${storeId} and ${orderItems.orderId} = ${orderId}
      and ${orderItems.position} = counted.position`);
}

/**
 * Sets the quantity deducted from stock to 0 for these items and returns the previous quantities. A second call finds
 * nothing, so stock cannot be returned twice.
 */
export async function clearStockTaken(
  storeId: StoreId,
  orderId: string,
  positions: readonly number[],
  database: Database,
): Promise<Portion[]> {
  const hasTakenStock = and(
    eq(orderItems.storeId, storeId),
    eq(orderItems.orderId, orderId),
    inArray(orderItems.position, [...positions]),
    gt(orderItems.stockTaken, 0),
  );
  const taken = await database
    .select({
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      quantity: orderItems.stockTaken,
    })
    .from(orderItems)
    .where(hasTakenStock)
    .for("update");
  if (taken.length > 0) await database.update(orderItems).set({ stockTaken: 0 }).where(hasTakenStock);
  return taken;
}

/**
 * The id of the checkout from which the order was made, which never changes. Empty if the order was not made from a
 * checkout, null if there is no such order.
 */
export async function findCheckoutIdOf(storeId: StoreId, id: string, database: Database): Promise<string | null> {
  const [row] = await database.select({ checkoutId: orders.checkoutId }).from(orders).where(isOrder(storeId, id));
  return row?.checkoutId ?? null;
}

const ORDERS_PER_RUN = 100;

/**
 * Orders of all stores that still wait for a provider's payment or a transfer although their time for it has passed,
 * the oldest first.
 */
export function listLapsedOrders(
  now: Date,
  database: Database = getDatabase(),
): Promise<{ storeId: StoreId; id: string }[]> {
  return database
    .select({ storeId: orders.storeId, id: orders.id })
    .from(orders)
    .where(and(or(eq(orders.status, "pending"), awaitsTransfer), lt(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil))
    .limit(ORDERS_PER_RUN);
}

/** Orders of all stores whose shopper is now to be reminded of the payment, the oldest first. */
export function listOrdersToRemind(
  now: Date,
  database: Database = getDatabase(),
): Promise<{ storeId: StoreId; id: string; status: string }[]> {
  return database
    .select({ storeId: orders.storeId, id: orders.id, status: orders.status })
    .from(orders)
    .where(and(isNotNull(orders.remindAt), lte(orders.remindAt, now)))
    .orderBy(asc(orders.remindAt))
    .limit(ORDERS_PER_RUN);
}

/** Whether the person with the order's e-mail address or mobile number has ordered again since. */
export async function hasLaterOrder(
  storeId: StoreId,
  { email, contactMobile, createdAt }: Pick<Order, "email" | "contactMobile" | "createdAt">,
  database: Database,
): Promise<boolean> {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gt(orders.createdAt, createdAt),
        eq(orders.email, email),
        eq(orders.contactMobile, contactMobile),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Unpaid orders are deleted thirty days after they lapsed. See docs/domain.md#unpaid-orders. */
const UNPAID_KEPT_MS = 30 * 24 * 60 * 60_000;

export async function forgetUnpaidOrders(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - UNPAID_KEPT_MS);
  await database
    .delete(orders)
    .where(
      and(
        eq(orders.status, "lapsed"),
        inArray(orders.paymentStatus, ["failed", "refunded"]),
        lt(orders.createdAt, oldest),
        or(isNull(orders.holdUntil), lt(orders.holdUntil, oldest)),
      ),
    );
}
