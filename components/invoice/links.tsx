import { summaryCreditNotePath, summaryInvoicePath } from "@/lib/domain/checkout/pages";
import type { Order } from "@/lib/domain/order/order";

type OrderPapersProps = {
  order: Pick<Order, "id" | "creditNotes">;
  /** Of the link by which it is seen; null for the customer whose it is. */
  orderKey: string | null;
};

/** Invoice and credit notes of an order that has them. */
export function InvoiceLinks({ order: { id, creditNotes }, orderKey }: OrderPapersProps) {
  const invoiceDocuments = [
    { name: "Invoice", href: summaryInvoicePath(id, orderKey) },
    ...creditNotes.map(({ ordinal, number }) => ({
      name: `Credit note ${number}`,
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
