import type { Order } from "../order/order";
import type { StoreDetails } from "../store/store";
import { type TaxDocument, toTaxDocument } from "./tax-document";

/** A credit note for printing, with number and date of the invoice that it corrects. */
export type CreditNoteDocument = TaxDocument & { kind: "credit_note"; invoice: { number: string; issuedAt: Date } };

/** The credit note with this ordinal for printing; null if the order has no such credit note. */
export function toCreditNoteDocument(order: Order, ordinal: number, store: StoreDetails): CreditNoteDocument | null {
  const note = order.creditNotes.find((creditNote) => creditNote.ordinal === ordinal);
  if (!note || order.invoiceNumber === null || order.invoicedAt === null) return null;
  const invoiceDocument = toTaxDocument(order, store, {
    number: note.number,
    issuedAt: note.issuedAt,
    groups: note.taxGroups,
    items: order.items.filter(({ position }) => note.positions.includes(position)),
    giftCardAmount: note.toGiftCards,
  });
  return {
    ...invoiceDocument,
    kind: "credit_note",
    invoice: { number: order.invoiceNumber, issuedAt: order.invoicedAt },
  };
}
