import "server-only";
import type { Database } from "@/lib/data/database";
import { nextNumber } from "@/lib/data/number-sequences";
import { updateOrder } from "@/lib/data/orders";
import type { StoreId } from "@/lib/domain/ids";
import type { Order } from "@/lib/domain/order";
import { invoiceNumber, USUAL_INVOICE_NUMBERING } from "@/lib/domain/order-number";
import { needsInvoice } from "@/lib/domain/order-state";

/**
 * Gives the order its invoice's number as soon as it needs one, once. To be called last in the transaction: orders of the
 * store that come at the same moment wait for one another from here on, so that no number is left out.
 */
export async function numberInvoice(storeId: StoreId, order: Order, now: Date, database: Database): Promise<Order> {
  if (order.invoiceNumber !== null || !needsInvoice(order)) return order;
  const running = await nextNumber(storeId, "invoice", database);
  const numbered = invoiceNumber(running, USUAL_INVOICE_NUMBERING);
  await updateOrder(storeId, order.id, { invoiceNumber: numbered }, now, database);
  return { ...order, invoiceNumber: numbered };
}
