import "server-only";
import { setStockTaken } from "@/lib/data/order/orders";
import type { Database } from "@/lib/database/connection";
import { giftCardsOwed } from "@/lib/domain/order/gift-cards-owed";
import type { Order, OrderItem } from "@/lib/domain/order/order";
import type { OrderState } from "@/lib/domain/order/state";
import type { StockChange } from "@/lib/domain/product/stock-change";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { type InvoiceFacts, numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { type TakeRefusal, takeReductions, takeStockForOrder } from "./take-stock-and-reductions";

export type RetakenOrder = { items: readonly OrderItem[]; changes: readonly StockChange[]; invoice: InvoiceFacts };

/**
 * Takes everything that a lapsed order had returned again, because it was paid or is paid now after all: stock, its
 * invoice number if it is due, offer use and gift card amounts. `state` is its state from now on. Items that were
 * cancelled before it lapsed stay cancelled. After a refusal, which names what is gone, the caller must roll back.
 */
export async function retakeOrder(
  store: StoreDetails,
  order: Order,
  state: OrderState,
  now: Date,
  database: Database,
): Promise<Result<RetakenOrder, TakeRefusal>> {
  const remaining = order.items.filter(({ status }) => status !== "c_confirmed");
  const stock = await takeStockForOrder(store.id, remaining, { reason: "sold", orderId: order.id }, database);
  if (!stock.ok) return fail(stock.code, `items.${stock.shortAt}`);
  const { items: taken, changes } = stock.value;
  await setStockTaken(store.id, order.id, taken, database);
  const invoice = await numberInvoice(store, { ...order, ...state }, now, database);
  const revived = { ...order, ...state, giftCards: giftCardsOwed(order) };
  const reductions = await takeReductions(store.id, revived, now, database);
  if (!reductions.ok) return reductions;
  const items = order.items.map((item) => taken.find(({ position }) => position === item.position) ?? item);
  return ok({ items, changes, invoice });
}
