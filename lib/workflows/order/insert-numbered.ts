import "server-only";
import { randomInt } from "node:crypto";
import { insertOrder } from "@/lib/data/order/orders";
import type { Database } from "@/lib/database/connection";
import { ORDER_NUMBER_CHOICES, orderNumber } from "@/lib/domain/order/number";
import type { Order } from "@/lib/domain/order/order";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * How often another random number is tried if the number exists already. That happens about once in a million times, so
 * 20 attempts are more than enough.
 */
const MAX_ATTEMPTS = 20;

/** Inserts a new order under a number that is unique in the store. */
export async function insertNumberedOrder(
  { id: storeId, timeZone }: Pick<StoreDetails, "id" | "timeZone">,
  unnumbered: Order,
  customerNumber: number | null,
  now: Date,
  database: Database,
): Promise<Order> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const randomPart = randomInt(ORDER_NUMBER_CHOICES);
    const order = { ...unnumbered, number: orderNumber({ randomPart, placedAt: now, timeZone, customerNumber }) };
    if (await insertOrder(storeId, order, now, database)) return order;
  }
  throw new Error(`No free number for an order of ${storeId}`);
}
