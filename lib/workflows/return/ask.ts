import "server-only";
import { lockOrder } from "@/lib/data/order/orders";
import { keepOrderedFiles, listOwnFileIds } from "@/lib/data/personalization/files";
import { insertReturn, listReturnsOfOrder } from "@/lib/data/return/returns";
import { listSoldVariants } from "@/lib/data/return/sold-variants";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Database } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Order } from "@/lib/domain/order/order";
import { fail, ok, type Result } from "@/lib/domain/result";
import {
  type AskReturnRefusal,
  checkReturn,
  type OrderReturn,
  type ReturnedItem,
  type ReturnRequest,
} from "@/lib/domain/return/return";
import { returnRulesOf } from "@/lib/domain/return/rules";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";
import { findOrderForVisitor } from "@/lib/workflows/order/read";
import { recordStockChanges } from "@/lib/workflows/order/record-stock-changes";
import { takeStockForOrder } from "@/lib/workflows/order/take-stock-and-reductions";
import { queueReturnAsked } from "./mails";

type AskRefusal = AskReturnRefusal | "order_unknown" | "personal_file_unknown";

/**
 * Records that a shopper asks to return items: the customer of the order, or whoever has a link to it with `key`. What
 * they want in exchange is taken from stock at once, so that it is still there when the parcel has arrived. The owner
 * decides. See docs/domain.md#returns; decisions 75 and 76.
 */
export async function askReturn(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { orderId, key }: { orderId: string; key: string | null },
  request: ReturnRequest,
): Promise<Result<OrderReturn, AskRefusal>> {
  const order = await findOrderForVisitor(store, visitor, orderId, key);
  if (!order) return fail("order_unknown");
  const { pictureId } = request;
  if (pictureId !== null && (await listOwnFileIds(store.id, cartOwner(visitor), [pictureId])).length === 0)
    return fail("personal_file_unknown", "picture_id");
  const asked = await allOrNothing((database) => ask(store, orderId, request, database));
  if (asked.ok) nudgeOutbox();
  return asked;
}

async function ask(
  store: StoreDetails,
  orderId: string,
  request: ReturnRequest,
  database: Database,
): Promise<Result<OrderReturn, AskReturnRefusal | "order_unknown">> {
  // The lock makes two tabs wait for each other: the second one meets what the first has asked for.
  const order = await lockOrder(store.id, orderId, database);
  if (!order) return fail("order_unknown");
  const now = clock.now();
  const before = await listReturnsOfOrder(store.id, orderId, database);
  const variants = await listSoldVariants(store.id, productIdsOf(order), database);
  const checked = checkReturn(order, before, { ...returnRulesOf(store), variants }, request, now);
  if (!checked.ok) return checked;
  const items = await takeExchanges(store, order, checked.value, database);
  if (!items) return fail("exchange_unavailable", "items");
  const { reason, note, wish, pictureId } = request;
  const returned: OrderReturn = {
    items,
    reason,
    note,
    wish,
    pictureId,
    id: newId(),
    orderId,
    status: "asked",
    answer: "",
    refundId: null,
    exchangeOrder: null,
    askedAt: now,
    decidedAt: null,
    receivedAt: null,
  };
  await insertReturn(store.id, returned, database);
  if (pictureId !== null) await keepOrderedFiles(store.id, [pictureId], database);
  await queueReturnAsked(store, order, returned, now, database);
  return ok(returned);
}

const productIdsOf = ({ items }: Order) => [...new Set(items.map(({ productId }) => productId))];

/** Takes from stock what the items are exchanged for; null if another order was faster. */
async function takeExchanges(
  store: StoreDetails,
  order: Order,
  items: readonly ReturnedItem[],
  database: Database,
): Promise<ReturnedItem[] | null> {
  const wanted = items.flatMap(({ position, quantity, exchange }) => {
    const item = order.items.find((candidate) => candidate.position === position);
    return item && exchange ? [{ position, productId: item.productId, variantId: exchange.variantId, quantity }] : [];
  });
  if (wanted.length === 0) return [...items];
  const stock = await takeStockForOrder(store.id, wanted, { reason: "kept", orderId: order.id }, database);
  if (!stock.ok) return null;
  await recordStockChanges(store, stock.value.changes, database);
  const taken = new Map(stock.value.items.map(({ position, stockTaken }) => [position, stockTaken]));
  return items.map((item) => ({
    ...item,
    exchange: item.exchange && { ...item.exchange, stockTaken: taken.get(item.position) ?? 0 },
  }));
}
