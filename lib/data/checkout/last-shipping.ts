import "server-only";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import type { StoreId } from "@/lib/domain/store/id";

/** The id of the shipping method of the customer's last order with delivery (not pickup); null if there is none. */
export async function findLastShippingMethod(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<string | null> {
  const [row] = await database
    .select({ methodId: sql<string | null>`${orders.shipping} ->> 'methodId'`.as("method_id") })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.customerId, customerId),
        eq(orders.kind, "delivery"),
        isNotNull(orders.placedAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.methodId || null;
}
