import type { Order } from "../order/order";
import { taxGroupsWithout } from "../order/tax";
import { totalOf } from "../pricing/total";
import type { StoreDetails } from "../store/store";
import { giftCardPart, isUnbilled } from "./credit-note";
import { type TaxDocument, toTaxDocument } from "./tax-document";

export type Invoice = TaxDocument & { kind: "invoice"; orderedAt: Date };

/**
 * The invoice of an order, in the store's base currency; null while the order has no invoice number.
 *
 * Source: docs/domain.md#invoices; pricing rule 21. The tax was calculated when the order was made, and later
 *         cancellations get credit notes, so an invoice never changes.
 */
export function toInvoice(order: Order, store: StoreDetails): Invoice | null {
  if (order.invoiceNumber === null || order.invoicedAt === null) return null;
  const unbilled = order.items.filter((item) => isUnbilled(order, item));
  const returned = giftCardPart(order, totalOf(unbilled.map(({ net }) => net)));
  const invoiceDocument = toTaxDocument(order, store, {
    number: order.invoiceNumber,
    issuedAt: order.invoicedAt,
    groups: taxGroupsWithout(order, (item) => unbilled.includes(item)),
    items: order.items.filter((item) => !unbilled.includes(item)),
    giftCardAmount: order.giftCardAmount - returned,
  });
  return { ...invoiceDocument, kind: "invoice", orderedAt: order.createdAt };
}
