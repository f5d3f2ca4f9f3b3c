import "server-only";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import type { Database } from "./database";
import { checkouts, orderLinks, orders } from "./order-schema";

/**
 * Takes a customer out of what they have bought, in the transaction in which their account ends: see decision 19 for
 * what stays and why.
 */
export async function forgetCustomerOfOrders(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database.delete(checkouts).where(and(eq(checkouts.storeId, storeId), eq(checkouts.customerId, customerId)));
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
  await database.update(orders).set({ customerId: null }).where(own);
}

/** An invoice names people and places, and no telephone. */
function withoutNumber(address: typeof orders.shippingAddress | typeof orders.billingAddress) {
  return sql`${address} || '{"dialCode": "", "mobile": ""}'::jsonb`;
}
