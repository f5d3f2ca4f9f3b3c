import "server-only";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { checkouts } from "@/lib/database/schema/checkout";
import { orderLinks, orders } from "@/lib/database/schema/order";
import { quotationLinks, quotationRevisions, quotations } from "@/lib/database/schema/quotation";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Takes a customer out of what they have bought, in the transaction in which their account ends: see decision 19 for
 * what stays and why.
 */
export async function forgetCustomerOfOrders(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database.delete(checkouts).where(and(eq(checkouts.storeId, storeId), eq(checkouts.customerId, customerId)));
  // Before the orders, of which an approval that is under way makes one more.
  await forgetCustomerOfQuotations(storeId, customerId, database);
  const own = and(eq(orders.storeId, storeId), eq(orders.customerId, customerId));
  const over = and(own, inArray(orders.status, ["delivered", "cancelled"]), ne(orders.paymentStatus, "refund_due"));
  const ended = await database
    .update(orders)
    .set({
      email: "",
      note: "",
      paymentReference: "",
      shippingAddress: withoutNumber(orders.shippingAddress),
      billingAddress: withoutNumber(orders.billingAddress),
      shipping: sql`${orders.shipping} || '{"collector": null}'::jsonb`,
    })
    .where(over)
    .returning({ id: orders.id });
  await database
    .update(orders)
    .set({ customerName: "", shippingAddress: null, billingAddress: null, gstCompany: "", gstNumber: "" })
    .where(and(over, isNull(orders.invoiceNumber)));
  if (ended.length > 0) {
    const ids = ended.map(({ id }) => id);
    await database.delete(orderLinks).where(and(eq(orderLinks.storeId, storeId), inArray(orderLinks.orderId, ids)));
  }
  await database.update(orders).set({ customerId: null, isOfFormerCustomer: true }).where(own);
}

/** An invoice names people and places, and no telephone. */
function withoutNumber(address: typeof orders.shippingAddress | typeof orders.billingAddress) {
  return sql`${address} || '{"dialCode": "", "mobile": ""}'::jsonb`;
}

/**
 * What they have asked prices for nobody has to keep: who asked, and where for, goes from all of them. What was still
 * open ends with the account, so that no link can make an order of it.
 */
async function forgetCustomerOfQuotations(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  const own = and(eq(quotations.storeId, storeId), eq(quotations.customerId, customerId));
  await database
    .update(quotations)
    .set({ status: "cancelled", cancelledBy: "shopper", cancelledAt: new Date() })
    .where(and(own, inArray(quotations.status, ["placed", "processing"])));
  const nobody = { customerId: null, email: "", customerName: "", note: "", gstCompany: "", gstNumber: "" };
  const forgotten = await database
    .update(quotations)
    .set({ ...nobody, cancelReason: "", companyAddress: null, billingAddress: null })
    .where(own)
    .returning({ id: quotations.id });
  if (forgotten.length === 0) return;
  const ids = forgotten.map(({ id }) => id);
  await database
    .delete(quotationLinks)
    .where(and(eq(quotationLinks.storeId, storeId), inArray(quotationLinks.quotationId, ids)));
  // What they have written of a price may name them.
  await database
    .update(quotationRevisions)
    .set({ requestText: "" })
    .where(and(eq(quotationRevisions.storeId, storeId), inArray(quotationRevisions.quotationId, ids)));
}
