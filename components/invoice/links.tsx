import { summaryCreditNotePath, summaryInvoicePath } from "@/lib/domain/checkout/pages";
import type { Order } from "@/lib/domain/order/order";
import { withBasePath } from "@/lib/domain/site/base-path";
import { invoiceLinkTexts } from "./texts";

type InvoiceLinksProps = {
  order: Pick<Order, "id" | "creditNotes">;
  /** The key from a guest's link to the order; null for a signed-in customer. */
  orderKey: string | null;
};

/** The links to an order's invoice and credit notes, shown once there is an invoice. */
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
          <a href={withBasePath(href)} className="link-underline py-2.5 hover:text-accent">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
