import "server-only";
import { nextInvoiceNumber } from "@/lib/data/invoice/number-sequences";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { needsInvoice } from "@/lib/domain/order/state";
import type { StoreDetails } from "@/lib/domain/store/store";

export type InvoiceFacts = Pick<Order, "invoiceNumber" | "invoicedAt">;

/**
 * Number and date of the order's invoice as soon as it needs one, and the same for ever; to be written with the order.
 * Orders of the store that come at the same moment wait for one another from here on, so that no number is left out.
 */
export async function numberInvoice(
  { id: storeId, invoices: { areMade, numbering } }: Pick<StoreDetails, "id" | "invoices">,
  order: InvoiceFacts & Pick<Order, "status" | "paymentStatus">,
  now: Date,
  database: Database,
): Promise<InvoiceFacts> {
  const { invoiceNumber, invoicedAt } = order;
  if (invoiceNumber !== null || !areMade || !needsInvoice(order)) return { invoiceNumber, invoicedAt };
  return { invoiceNumber: await nextInvoiceNumber(storeId, numbering, database), invoicedAt: now };
}
