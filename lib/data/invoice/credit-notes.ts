import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { CreditNoteRow, OrderRow } from "@/lib/data/order/rows";
import type { Database } from "@/lib/database/connection";
import { creditNotes } from "@/lib/database/schema/invoice";
import type { CreditNote } from "@/lib/domain/order/order";
import type { StoreId } from "@/lib/domain/store/id";

export async function insertCreditNote(
  storeId: StoreId,
  orderId: string,
  note: CreditNote,
  database: Database,
): Promise<void> {
  await database.insert(creditNotes).values({ ...note, storeId, orderId, positions: [...note.positions] });
}

/** The credit notes of these orders, in one list sorted by ordinal. */
export async function listCreditNotes(
  storeId: StoreId,
  orders: readonly Pick<OrderRow, "id" | "invoiceNumber">[],
  database: Database,
): Promise<CreditNoteRow[]> {
  // Orders without an invoice have no credit notes.
  const invoiced = orders.filter(({ invoiceNumber }) => invoiceNumber !== null).map(({ id }) => id);
  if (invoiced.length === 0) return [];
  return database
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.storeId, storeId), inArray(creditNotes.orderId, invoiced)))
    .orderBy(asc(creditNotes.ordinal));
}
