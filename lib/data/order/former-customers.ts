import "server-only";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { storedPersonalizationSchema } from "@/lib/contracts/personalization/stored";
import { detachPersonalFiles } from "@/lib/data/personalization/files";
import type { Database } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { checkouts } from "@/lib/database/schema/checkout";
import { orderItems, orderLinks, orderNotes, orders } from "@/lib/database/schema/order";
import { quotationItems, quotationLinks, quotationRevisions, quotations } from "@/lib/database/schema/quotation";
import { orderReturns } from "@/lib/database/schema/refund";
import { orderedFileIds } from "@/lib/domain/personalization/file";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";

const itemSchema = z.object({ personalization: storedPersonalizationSchema.nullable() });

/**
 * Removes the link between a customer and their orders and quotations, in the transaction that deletes the account.
 * Decision 19 says which data stays and why.
 */
export async function forgetCustomerOfOrders(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  await database.delete(checkouts).where(and(eq(checkouts.storeId, storeId), eq(checkouts.customerId, customerId)));
  // Quotations are handled before orders: a concurrent approval turns a quotation into an order, and an order added
  // while we wait for the quotation's lock is then handled below.
  await forgetCustomerOfQuotations(storeId, customerId, database);
  const own = and(eq(orders.storeId, storeId), eq(orders.customerId, customerId));
  const finished = and(own, inArray(orders.status, ["delivered", "cancelled"]), ne(orders.paymentStatus, "refund_due"));
  const finishedOrders = await database
    .update(orders)
    .set({
      email: "",
      contactMobile: "",
      note: "",
      giftMessage: "",
      paymentReference: "",
      sessionId: "",
      shippingAddress: withoutMobile(orders.shippingAddress),
      billingAddress: withoutMobile(orders.billingAddress),
      shipping: sql`${orders.shipping} || '{"collector": null}'::jsonb`,
    })
    .where(finished)
    .returning({ id: orders.id });
  await database
    .update(orders)
    .set({ customerName: "", shippingAddress: null, billingAddress: null, gstCompany: "", gstNumber: "" })
    .where(and(finished, isNull(orders.invoiceNumber)));
  if (finishedOrders.length > 0) {
    const ids = finishedOrders.map(({ id }) => id);
    await database.delete(orderLinks).where(and(eq(orderLinks.storeId, storeId), inArray(orderLinks.orderId, ids)));
    // The people of the store wrote about the customer.
    await database.delete(orderNotes).where(and(eq(orderNotes.storeId, storeId), inArray(orderNotes.orderId, ids)));
    // The shopper wrote this text.
    await database
      .update(orderReturns)
      .set({ note: "" })
      .where(and(eq(orderReturns.storeId, storeId), inArray(orderReturns.orderId, ids)));
    // Measurements of a body. The invoice needs only the addon's name and price, which stay.
    await database
      .update(orderItems)
      .set({ customization: null, personalization: null })
      .where(and(eq(orderItems.storeId, storeId), inArray(orderItems.orderId, ids)));
  }
  const openItems = await database
    .select({ personalization: orderItems.personalization })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.storeId, orderItems.storeId), eq(orders.id, orderItems.orderId)))
    .where(own);
  // The shop still makes these items. The pictures of all others go with the account.
  const open = parseReadable(itemSchema, openItems, `items of open orders of ${storeId}`);
  await detachPersonalFiles(storeId, customerId, orderedFileIds(open), database);
  await database.update(orders).set({ customerId: null, isOfFormerCustomer: true }).where(own);
}

/** Removes the mobile number from an address. Finished orders keep names and addresses, which their invoices need. */
function withoutMobile(address: typeof orders.shippingAddress | typeof orders.billingAddress) {
  return sql`${address} || '{"dialCode": "", "mobile": ""}'::jsonb`;
}

/**
 * Removes names and addresses from all of the customer's quotations, because no law requires us to keep quotations.
 * Open quotations are cancelled, so that no link can turn them into an order.
 */
async function forgetCustomerOfQuotations(storeId: StoreId, customerId: string, database: Database): Promise<void> {
  const own = and(eq(quotations.storeId, storeId), eq(quotations.customerId, customerId));
  await database
    .update(quotations)
    .set({ status: "cancelled", cancelledBy: "shopper", cancelledAt: clock.now() })
    .where(and(own, inArray(quotations.status, ["placed", "processing"])));
  const noPerson = {
    customerId: null,
    email: "",
    contactMobile: "",
    customerName: "",
    note: "",
    gstCompany: "",
    gstNumber: "",
  };
  const forgotten = await database
    .update(quotations)
    .set({ ...noPerson, cancelReason: "", companyAddress: null, billingAddress: null })
    .where(own)
    .returning({ id: quotations.id });
  if (forgotten.length === 0) return;
  const ids = forgotten.map(({ id }) => id);
  await database
    .delete(quotationLinks)
    .where(and(eq(quotationLinks.storeId, storeId), inArray(quotationLinks.quotationId, ids)));
  await database
    .update(quotationItems)
    .set({ customization: null, personalization: null })
    .where(and(eq(quotationItems.storeId, storeId), inArray(quotationItems.quotationId, ids)));
  // The shopper wrote this text, so it may contain personal data such as a name.
  await database
    .update(quotationRevisions)
    .set({ requestText: "" })
    .where(and(eq(quotationRevisions.storeId, storeId), inArray(quotationRevisions.quotationId, ids)));
}
