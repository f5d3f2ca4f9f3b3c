import "server-only";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { listCreditNotes } from "@/lib/data/invoice/credit-notes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { giftCardUses } from "@/lib/database/schema/gift-card";
import { creditNotes } from "@/lib/database/schema/invoice";
import { orderItems, orders } from "@/lib/database/schema/order";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { MAX_COUNTED } from "@/lib/domain/order/max-counted";
import type { Order, OrderStatus } from "@/lib/domain/order/order";
import type { PaymentStatus } from "@/lib/domain/payment/payment";
import type { StoreId } from "@/lib/domain/store/id";
import { type ReadableRows, readRows } from "../readable-rows";
import { listParcels } from "./parcels";
import { listRefunds } from "./refunds";
import { type OrderRow, toOrder } from "./rows";

/** `unreadable` are the numbers of the orders that would belong here but cannot be read; `total` counts them. */
export type OrderPage = { orders: readonly Order[]; unreadable: readonly string[]; total: number };

type OrderFilter = {
  /**
   * If given, finds only the orders of this customer, without those that lapsed before they were placed. Only the
   * owner's calls may omit it; they then find the orders of all customers.
   */
  customerId?: string;
  statuses: readonly OrderStatus[];
  /** Orders whose payment is in this state; without it, in any. */
  payment?: PaymentStatus | undefined;
  /** Only orders of which the customer has asked to cancel something. */
  isAskedToCancel?: boolean;
  /**
   * A part of the order number, or of the name or SKU of one of its items. The owner can also search for a part of a
   * customer's name or e-mail address. An empty text finds all orders.
   */
  search: string;
  page: number;
  limit: number;
};

/**
 * A page of the store's orders that match a search, the newest first. Of the matches of an owner's search, `total`
 * counts `MAX_COUNTED` at most.
 */
export async function listOrders(
  storeId: StoreId,
  filter: OrderFilter,
  database: Database = getDatabase(),
): Promise<OrderPage> {
  const where = matching(storeId, filter);
  // The ids alone are in an index; whole orders are read only for the page itself, not for those before it.
  const page = await database
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(sql`${orders.createdAt} desc nulls first`, asc(orders.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  const ids = page.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(orders)
          .where(and(eq(orders.storeId, storeId), inArray(orders.id, ids)));
  const rows = found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const isCountedInPart = filter.search !== "" && filter.customerId === undefined;
  const some = database.select({ id: orders.id }).from(orders).where(where);
  const matches = (isCountedInPart ? some.limit(MAX_COUNTED) : some).as("matches");
  const [counted] = await database.select({ total: count() }).from(matches);
  const { values, unreadable } = await withParts(storeId, rows, database);
  return { orders: values, unreadable, total: counted?.total ?? 0 };
}

/** Whether an order of this customer has ever been delivered. */
export async function hasReceivedOrder(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const [received] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.customerId, customerId),
        eq(orders.status, "delivered"),
        eq(orders.isTest, false),
      ),
    )
    .limit(1);
  return received !== undefined;
}

/** How many parcels came back from each of these e-mail addresses and mobile numbers; those without any are left out. */
export async function countParcelsCameBack(
  storeId: StoreId,
  recipients: readonly string[],
  database: Database = getDatabase(),
): Promise<ReadonlyMap<string, number>> {
  // Orders of deleted accounts have neither.
  const asked = recipients.filter(Boolean);
  if (asked.length === 0) return new Map();
  const rows = await database
    .select({ email: orders.email, contactMobile: orders.contactMobile, parcels: count() })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        isNotNull(orders.cameBackAt),
        eq(orders.isTest, false),
        or(inArray(orders.email, asked), inArray(orders.contactMobile, asked)),
      ),
    )
    .groupBy(orders.email, orders.contactMobile);
  return new Map(rows.map(({ parcels, ...shopper }) => [messageRecipient(shopper), parcels]));
}

function matching(
  storeId: StoreId,
  { customerId, statuses, payment, isAskedToCancel, search }: OrderFilter,
): SQL | undefined {
  return and(
    eq(orders.storeId, storeId),
    customerId === undefined
      ? undefined
      : and(eq(orders.customerId, customerId), or(ne(orders.status, "lapsed"), isNotNull(orders.placedAt))),
    inArray(orders.status, [...statuses]),
    payment === undefined ? undefined : eq(orders.paymentStatus, payment),
    isAskedToCancel ? inArray(orders.id, idsAskedToCancel(storeId)) : undefined,
    search === "" ? undefined : matchesSearch(search, customerId === undefined),
  );
}

/** The condition is that of the index `order_items_asked`. */
function idsAskedToCancel(storeId: StoreId) {
  return getDatabase()
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.storeId, storeId), sql`${orderItems.status} = 'c_requested'`));
}

function matchesSearch(search: string, isOwner: boolean): SQL | undefined {
  const pattern = containing(search);
  if (isOwner) return sql`${orders.searchText} like lower(${pattern})`;
  const hasMatchingItem = getDatabase()
    .select({ one: sql`1` })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.storeId, orders.storeId),
        eq(orderItems.orderId, orders.id),
        or(ilike(orderItems.name, pattern), ilike(orderItems.sku, pattern)),
      ),
    );
  return or(ilike(orders.number, pattern), exists(hasMatchingItem));
}

/**
 * The next orders for an export, newest first: those that follow the order with the id `after`, or the newest ones if
 * it is null. `next` is the id of the last of them; null if there are no more.
 */
export async function listOrdersAfter(
  storeId: StoreId,
  { customerId, after, limit }: { customerId?: string; after: string | null; limit: number },
  database: Database = getDatabase(),
): Promise<ReadableRows<Order> & { next: string | null }> {
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        // The owner's export is for the accounts.
        customerId === undefined ? eq(orders.isTest, false) : eq(orders.customerId, customerId),
        after === null
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) < (
              select made.created_at, made.id from ${orders} made
              where made.store_id = ${storeId} and made.id = ${after})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
  return { ...(await withParts(storeId, rows, database)), next };
}

/**
 * The orders that got an invoice or a credit note from `from` on and before `to`, by id: those whose id is greater than
 * `after`. `next` is the id of the last of them; null if there are no more.
 */
export async function listInvoicedOrders(
  storeId: StoreId,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
  database: Database = getDatabase(),
): Promise<ReadableRows<Order> & { next: string | null }> {
  const credited = database
    .select({ id: creditNotes.orderId })
    .from(creditNotes)
    .where(and(eq(creditNotes.storeId, storeId), gte(creditNotes.issuedAt, from), lt(creditNotes.issuedAt, to)));
  const isInvoiced = and(isNotNull(orders.invoiceNumber), gte(orders.invoicedAt, from), lt(orders.invoicedAt, to));
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gt(orders.id, after), or(isInvoiced, inArray(orders.id, credited))))
    .orderBy(asc(orders.id))
    .limit(limit);
  const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
  return { ...(await withParts(storeId, rows, database)), next };
}

async function withParts(
  storeId: StoreId,
  rows: readonly OrderRow[],
  database: Database,
): Promise<ReadableRows<Order>> {
  if (rows.length === 0) return { values: [], unreadable: [] };
  const ids = rows.map(({ id }) => id);
  const [items, cards, notes, parcels, refunds] = await Promise.all([
    database
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.storeId, storeId), inArray(orderItems.orderId, ids)))
      .orderBy(asc(orderItems.position)),
    database
      .select({ orderId: giftCardUses.orderId, code: giftCardUses.code, amount: giftCardUses.amount })
      .from(giftCardUses)
      .where(and(eq(giftCardUses.storeId, storeId), inArray(giftCardUses.orderId, ids)))
      .orderBy(asc(giftCardUses.code)),
    listCreditNotes(storeId, rows, database),
    listParcels(storeId, rows, database),
    listRefunds(storeId, rows, database),
  ]);
  const ofOrder = (id: string) => (row: { orderId: string }) => row.orderId === id;
  return readRows("order", rows, (row) =>
    toOrder(row, {
      items: items.filter(ofOrder(row.id)),
      giftCards: cards.filter(ofOrder(row.id)).map(({ code, amount }) => ({ code, amount })),
      creditNotes: notes.filter(ofOrder(row.id)),
      parcels: parcels.filter(ofOrder(row.id)),
      refunds: refunds.filter(ofOrder(row.id)),
    }),
  );
}

/** The id of the order with this number, for the owner; null if there is none. */
export async function findOrderIdByNumber(
  storeId: StoreId,
  number: string,
  database: Database = getDatabase(),
): Promise<string | null> {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.number, number)));
  return row?.id ?? null;
}
