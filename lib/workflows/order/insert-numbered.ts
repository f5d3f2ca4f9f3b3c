import "server-only";
import { randomInt } from "node:crypto";
import { insertOrder } from "@/lib/data/order/orders";
import { keepOrderedFiles } from "@/lib/data/personalization/files";
import type { Database } from "@/lib/database/connection";
import { ORDER_NUMBER_CHOICES, orderNumber } from "@/lib/domain/order/number";
import type { Order } from "@/lib/domain/order/order";
import { orderedFileIds } from "@/lib/domain/personalization/file";
import type { StoreDetails } from "@/lib/domain/store/store";
import { withFreeNumber } from "@/lib/workflows/with-free-number";

/** Inserts a new order under a number that is unique in the store. Pictures in it are kept as long as it needs them. */
export async function insertNumberedOrder(
  { id: storeId, timeZone }: Pick<StoreDetails, "id" | "timeZone">,
  unnumbered: Order,
  customerNumber: number | null,
  now: Date,
  database: Database,
): Promise<Order> {
  await keepOrderedFiles(storeId, orderedFileIds(unnumbered.items), database);
  return withFreeNumber(
    () => {
      const number = orderNumber({
        randomPart: randomInt(ORDER_NUMBER_CHOICES),
        placedAt: now,
        timeZone,
        customerNumber,
        isTest: unnumbered.isTest,
      });
      return { ...unnumbered, number };
    },
    (order) => insertOrder(storeId, order, now, database),
  );
}
