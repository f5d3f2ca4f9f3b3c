import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { customerNotes } from "@/lib/database/schema/customer";
import type { CustomerNote } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";

export async function insertCustomerNote(
  storeId: StoreId,
  customerId: string,
  note: CustomerNote,
  database: Database = getDatabase(),
): Promise<void> {
  await database.insert(customerNotes).values({ storeId, customerId, ...note });
}

/** The notes about a customer, the newest first. */
export async function listCustomerNotes(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<CustomerNote[]> {
  const { id, createdAt, author, text } = customerNotes;
  return database
    .select({ id, createdAt, author, text })
    .from(customerNotes)
    .where(and(eq(customerNotes.storeId, storeId), eq(customerNotes.customerId, customerId)))
    .orderBy(desc(createdAt), id);
}
