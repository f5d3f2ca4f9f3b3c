import "server-only";
import { insertCreditNote } from "@/lib/data/invoice/credit-notes";
import { nextCreditNoteNumber } from "@/lib/data/invoice/number-sequences";
import type { Database } from "@/lib/database/connection";
import { type CreditedAmounts, calculateCredit } from "@/lib/domain/invoice/credit-note";
import { calculateRefundCredit } from "@/lib/domain/invoice/refund-credit";
import type { Cancellation } from "@/lib/domain/order/cancel-items";
import type { CreditNote, Order } from "@/lib/domain/order/order";
import type { GrantedAmounts } from "@/lib/domain/order/refund";
import type { StoreDetails } from "@/lib/domain/store/store";

/**
 * Issues a credit note for the items that were cancelled; does nothing if the order has no invoice. `order` is the
 * order before the cancellation. Call this last in the transaction: it locks the number sequence until the transaction
 * ends, and other credit notes have to wait until then.
 */
export function issueCreditNote(
  store: Pick<StoreDetails, "id" | "invoices">,
  order: Order,
  cancelled: Cancellation,
  now: Date,
  database: Database,
): Promise<readonly CreditNote[]> {
  return issue(store, order, calculateCredit(order, cancelled), now, database);
}

/** Like `issueCreditNote`, for a refund after delivery. `order` is the order before the refund. */
export function issueRefundCreditNote(
  store: Pick<StoreDetails, "id" | "invoices">,
  order: Order,
  granted: GrantedAmounts,
  now: Date,
  database: Database,
): Promise<readonly CreditNote[]> {
  return issue(store, order, calculateRefundCredit(order, granted), now, database);
}

async function issue(
  { id: storeId, invoices }: Pick<StoreDetails, "id" | "invoices">,
  order: Order,
  credited: CreditedAmounts,
  now: Date,
  database: Database,
): Promise<readonly CreditNote[]> {
  if (order.invoiceNumber === null) return order.creditNotes;
  const number = await nextCreditNoteNumber(storeId, invoices.creditNotes, database);
  const note = { ordinal: order.creditNotes.length + 1, number, issuedAt: now, ...credited };
  await insertCreditNote(storeId, order.id, note, database);
  return [...order.creditNotes, note];
}
