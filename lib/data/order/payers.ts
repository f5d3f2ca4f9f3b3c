import "server-only";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { orderPayers } from "@/lib/database/schema/order";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

/** Enough for a payment that needs a bank's answer; whoever comes later opens it again from the page of the order. */
const LIFE_MS = 24 * 60 * 60_000;

/** Lets the visitor's browser pay the order for a day. The caller must have checked that the visitor may. */
export async function letPay(
  storeId: StoreId,
  orderId: string,
  { anonymousId }: Pick<Visitor, "anonymousId">,
  now: Date,
  database: Database,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await database
    .insert(orderPayers)
    .values({ storeId, orderId, anonymousId, expiresAt })
    .onConflictDoUpdate({
      target: [orderPayers.storeId, orderPayers.orderId, orderPayers.anonymousId],
      set: { expiresAt },
    });
}

/** Whether the visitor's browser may pay the order. */
export async function mayPay(
  storeId: StoreId,
  orderId: string,
  { anonymousId }: Pick<Visitor, "anonymousId">,
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<boolean> {
  const [row] = await database
    .select({ orderId: orderPayers.orderId })
    .from(orderPayers)
    .where(
      and(
        eq(orderPayers.storeId, storeId),
        eq(orderPayers.orderId, orderId),
        eq(orderPayers.anonymousId, anonymousId),
        gt(orderPayers.expiresAt, now),
      ),
    );
  return row !== undefined;
}

/** Removes what has expired, of all stores. */
export async function forgetOldPayers(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(orderPayers).where(lt(orderPayers.expiresAt, now));
}
