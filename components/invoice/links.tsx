import { summaryCreditNotePath, summaryInvoicePath } from "@/lib/domain/checkout/pages";
import type { Order } from "@/lib/domain/order/order";
import { invoiceLinkTexts } from "./texts";

type InvoiceLinksProps = {
  order: Pick<Order, "id" | "creditNotes">;
  /** The key in the guest's link; null for a signed-in customer. */
  orderKey: string | null;
};

/** Links to the invoice and credit notes of an invoiced order. */
export function InvoiceLinks({ order: { id, creditNotes }, orderKey }: InvoiceLinksProps) {
  const invoiceDocuments = [
    { name: invoiceLinkTexts.invoice, href: summaryInvoicePath(id, orderKey) },
    ...creditNotes.map(({ ordinal, number }) => ({
      name: invoiceLinkTexts.creditNote(number),
      href: summaryCreditNotePath(id, ordinal, orderKey),
    })),
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
      {invoiceDocuments.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className="link-underline py-2.5 hover:text-accent">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
