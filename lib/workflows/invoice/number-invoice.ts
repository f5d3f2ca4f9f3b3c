import "server-only";
import { nextInvoiceNumber } from "@/lib/data/invoice/number-sequences";
import type { Database } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { needsInvoice } from "@/lib/domain/order/state";
import type { StoreDetails } from "@/lib/domain/store/store";

export type InvoiceFacts = Pick<Order, "invoiceNumber" | "invoicedAt">;

/**
 * The number and date of the order's invoice; both null while the order needs no invoice yet, and of tests. Once given, they never
 * change. The caller must save them with the order. The number sequence is locked until the transaction ends, so that
 * no number is left out if the transaction fails.
 */
export async function numberInvoice(
  { id: storeId, invoices: { areEnabled, numbering } }: Pick<StoreDetails, "id" | "invoices">,
  order: InvoiceFacts & Pick<Order, "status" | "paymentStatus" | "isTest">,
  now: Date,
  database: Database,
): Promise<InvoiceFacts> {
  const { invoiceNumber, invoicedAt } = order;
  if (order.isTest) return { invoiceNumber: null, invoicedAt: null };
  if (invoiceNumber !== null || !areEnabled || !needsInvoice(order)) return { invoiceNumber, invoicedAt };
  return { invoiceNumber: await nextInvoiceNumber(storeId, numbering, database), invoicedAt: now };
}
