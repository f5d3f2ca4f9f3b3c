import "server-only";
import type { Database } from "@/lib/data/database";
import { nextNumber } from "@/lib/data/number-sequences";
import type { StoreId } from "@/lib/domain/ids";
import type { Order } from "@/lib/domain/order";
import { invoiceNumber, USUAL_INVOICE_NUMBERING } from "@/lib/domain/order-number";
import { needsInvoice } from "@/lib/domain/order-state";

/**
 * The number of the order's invoice as soon as it needs one, and the same for ever; to be written with the order. Orders
 * of the store that come at the same moment wait for one another from here on, so that no number is left out.
 */
export async function numberInvoice(
  storeId: StoreId,
  order: Pick<Order, "invoiceNumber" | "status" | "paymentStatus">,
  database: Database,
): Promise<string | null> {
  if (order.invoiceNumber !== null || !needsInvoice(order)) return order.invoiceNumber;
  return invoiceNumber(await nextNumber(storeId, "invoice", database), USUAL_INVOICE_NUMBERING);
}
