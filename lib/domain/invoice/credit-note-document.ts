import type { Order } from "../order/order";
import type { StoreDetails } from "../store/store";
import { type TaxPaper, toTaxPaper } from "./tax-document";

/** A credit note as it is handed out, with the invoice that it belongs to. */
export type CreditPaper = TaxPaper & { kind: "credit_note"; invoice: { number: string; issuedAt: Date } };

/** Null when the order has no such credit note. */
export function toCreditPaper(order: Order, ordinal: number, store: StoreDetails): CreditPaper | null {
  const note = order.creditNotes.find((each) => each.ordinal === ordinal);
  if (!note || order.invoiceNumber === null || order.invoicedAt === null) return null;
  const paper = toTaxPaper(order, store, {
    number: note.number,
    issuedAt: note.issuedAt,
    groups: note.taxGroups,
    items: order.items.filter(({ position }) => note.positions.includes(position)),
    giftCardAmount: note.toGiftCards,
  });
  return { ...paper, kind: "credit_note", invoice: { number: order.invoiceNumber, issuedAt: order.invoicedAt } };
}
