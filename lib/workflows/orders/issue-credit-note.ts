import "server-only";
import { insertCreditNote } from "@/lib/data/credit-notes";
import type { Database } from "@/lib/data/database";
import { nextCreditNoteNumber } from "@/lib/data/number-sequences";
import type { Cancellation } from "@/lib/domain/cancel-items";
import { creditOf } from "@/lib/domain/credit-note";
import type { CreditNote, Order } from "@/lib/domain/order";
import type { StoreDetails } from "@/lib/domain/store";

/**
 * Takes what is cancelled off the order's invoice; nothing happens while there is none. `order` is as it was before.
 * Asked last in the transaction, as others wait for the number.
 */
export async function issueCreditNote(
  { id: storeId, invoices }: Pick<StoreDetails, "id" | "invoices">,
  order: Order,
  cancelled: Cancellation,
  now: Date,
  database: Database,
): Promise<readonly CreditNote[]> {
  if (order.invoiceNumber === null) return order.creditNotes;
  const number = await nextCreditNoteNumber(storeId, invoices.creditNotes, database);
  const note = { ordinal: order.creditNotes.length + 1, number, issuedAt: now, ...creditOf(order, cancelled) };
  await insertCreditNote(storeId, order.id, note, database);
  return [...order.creditNotes, note];
}
