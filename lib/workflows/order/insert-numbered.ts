import "server-only";
import { randomInt } from "node:crypto";
import { insertOrder } from "@/lib/data/order/orders";
import type { Database } from "@/lib/database/connection";
import { ORDER_NUMBER_CHOICES, orderNumber } from "@/lib/domain/order/number";
import type { Order } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

/** Far more than chance needs: one try in a million meets a number that is taken. */
const NUMBER_TRIES = 20;

/** Writes a new order under a number that no other order of the store has. */
export async function insertNumberedOrder(
  storeId: StoreId,
  unnumbered: Order,
  customerNumber: number | null,
  now: Date,
  database: Database,
): Promise<Order> {
  for (let tries = 0; tries < NUMBER_TRIES; tries++) {
    const randomPart = randomInt(ORDER_NUMBER_CHOICES);
    const order = { ...unnumbered, number: orderNumber({ randomPart, placedAt: now, customerNumber }) };
    if (await insertOrder(storeId, order, now, database)) return order;
  }
  throw new Error(`No free number for an order of ${storeId}`);
}
