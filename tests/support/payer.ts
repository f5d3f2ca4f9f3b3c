import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { http, passthrough } from "msw";
import { findOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { payments } from "@/lib/database/schema/payment";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { Order } from "@/lib/domain/order/order";
import { placeOrder } from "@/lib/workflows/order/place";
import type { Payer } from "@/lib/workflows/payment/payable-order";
import { insertProduct } from "../factories/product-row";
import { server } from "../mocks/server";
import { aBuyer, anOrderRequest, aReadyCheckout, putIntoCart, testStore } from "./buyer";

/** Requests to this machine must not be intercepted, because the fakes of the payment providers run here. */
export function allowCallsToFakes(): void {
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough));
}

let payers = 0;

/** Creates a shopper with a pending order of one piece for ₹1,080 including shipping. */
export async function anOrderToPay(paymentName = "Square", visitor?: Visitor) {
  const store = await testStore();
  const payer: Payer = { store, visitor: visitor ?? (await aBuyer()), address: `198.51.100.${++payers}` };
  const productId = `paid-${process.pid}-${payers}`;
  await insertProduct({ id: productId, stock: 100 });
  await putIntoCart(payer.visitor, { productId });
  const checkoutId = await aReadyCheckout(payer.visitor);
  const placed = await placeOrder(payer, { ...anOrderRequest(checkoutId), paymentName });
  if (!placed.ok) throw new Error(`Refused: ${placed.code}`);
  return { payer, order: placed.value.order, checkoutId, productId };
}

export const newKey = () => randomUUID();

export async function currentOrder({ id }: Order): Promise<Order> {
  const order = await findOrder("nila-loom", id);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

/** The statuses of an order's payment attempts, the oldest first. */
export async function attemptStatusesOf({ id }: Order) {
  const rows = await getDatabase().select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.createdAt);
  return rows.map(({ status }) => status);
}
