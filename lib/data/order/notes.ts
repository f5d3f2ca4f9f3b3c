import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { orderNotes } from "@/lib/database/schema/order";
import type { OrderNote } from "@/lib/domain/order/timeline";
import type { StoreId } from "@/lib/domain/store/id";

/** Keeps a note; one that is kept already stays as it is. */
export async function insertOrderNote(storeId: StoreId, orderId: string, note: OrderNote): Promise<void> {
  await getDatabase()
    .insert(orderNotes)
    .values({ storeId, orderId, ...note })
    .onConflictDoNothing();
}

/** The notes about an order, the newest first. */
export async function listOrderNotes(storeId: StoreId, orderId: string): Promise<OrderNote[]> {
  const { id, createdAt, author, text } = orderNotes;
  return getDatabase()
    .select({ id, createdAt, author, text })
    .from(orderNotes)
    .where(and(eq(orderNotes.storeId, storeId), eq(orderNotes.orderId, orderId)))
    .orderBy(desc(createdAt), id);
}
