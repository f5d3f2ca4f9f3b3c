import "server-only";
import { enquiryToWire } from "@/lib/contracts/enquiry";
import { consentsToExport } from "@/lib/contracts/left-cart";
import { orderToWire } from "@/lib/contracts/order/wire";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { returnToWire } from "@/lib/contracts/return/calls";
import { stockAlertToExport } from "@/lib/contracts/stock-alert";
import { withdrawalToWire } from "@/lib/contracts/withdrawal";
import { forgetCodesTo } from "@/lib/data/authentication/one-time-codes";
import { listEnquiriesFrom, removeEnquiriesFrom } from "@/lib/data/enquiry";
import { listGuestConsentsOf, removeGuestConsentsOf } from "@/lib/data/left-cart/consents";
import { findNewsletterSubscriber, removeNewsletterSubscriber } from "@/lib/data/newsletter";
import { forgetCustomerOfOrders } from "@/lib/data/order/former-customers";
import { claimGuestOrders, listGuestOrders } from "@/lib/data/order/guest-orders";
import { findOrder } from "@/lib/data/order/orders";
import { removeMessagesTo } from "@/lib/data/outbox/outbox";
import { deletePersonalFiles } from "@/lib/data/personalization/files";
import { findQuotation } from "@/lib/data/quotation/quotations";
import { listReturnsOfOrders } from "@/lib/data/return/returns";
import { listStockAlertsTo, removeStockAlertsTo } from "@/lib/data/stock-alert";
import { listWithdrawalsOf } from "@/lib/data/withdrawal";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { orderedFileIds } from "@/lib/domain/personalization/file";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import { findCustomerByContact, readContact } from "@/lib/workflows/authentication/contact";

export type GuestRefusal = "mobile_invalid" | "guest_has_account";

type Guest = { recipient: string; email: string; dialCode: string; mobile: string; isMobileVerified: boolean };

/**
 * Somebody without an account, by the e-mail address or mobile number they ordered with. Whoever has an account by now is
 * refused: their data is that of the account, which took over what they did as a guest.
 */
async function readGuest(store: StoreDetails, typed: string): Promise<Result<Guest, GuestRefusal>> {
  const contact = readContact(store, typed);
  if (!contact.ok) return fail("mobile_invalid", "contact");
  if (await findCustomerByContact(store.id, contact.value)) return fail("guest_has_account", "contact");
  const { recipient, number } = contact.value;
  const { dialCode, mobile } = number ?? { dialCode: "", mobile: "" };
  return ok({ recipient, email: number ? "" : recipient, dialCode, mobile, isMobileVerified: number !== null });
}

/** All data of a guest, in the same format as the API. */
export async function exportGuest(store: StoreDetails, contact: string) {
  const guest = await readGuest(store, contact);
  if (!guest.ok) return guest;
  const { email, recipient } = guest.value;
  const { orderIds, quotationIds } = await listGuestOrders(store.id, guest.value);
  const orders = await readAll(orderIds, (id) => findOrder(store.id, id));
  const quotations = await readAll(quotationIds, (id) => findQuotation(store.id, id));
  const newsletter = await findNewsletterSubscriber(store.id, email);
  return ok({
    exported_on: clock.now().toISOString(),
    contact: recipient,
    order_list: orders.map(orderToWire),
    return_list: (await listReturnsOfOrders(store.id, orderIds)).map(returnToWire),
    quotation_list: quotations.map(quotationToWire),
    enquiry_list: (await listEnquiriesFrom(store.id, email)).map(enquiryToWire),
    left_cart_mail: consentsToExport({ own: null, asGuest: await listGuestConsentsOf(store.id, email) }),
    withdrawal_list: (await listWithdrawalsOf(store.id, email)).map(withdrawalToWire),
    stock_alert_list: (await listStockAlertsTo(store.id, email)).map(stockAlertToExport),
    newsletter: newsletter && { subscribed: newsletter.isSubscribed, created_on: newsletter.createdAt.toISOString() },
  });
}

async function readAll<Row>(ids: readonly string[], read: (id: string) => Promise<Row | null>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) {
    const row = await read(id);
    if (row) rows.push(row);
  }
  return rows;
}

/** Deletes the data of a guest. Invoices stay as after the deletion of an account; returns how many orders it was about. */
export async function eraseGuest(store: StoreDetails, contact: string): Promise<Result<number, GuestRefusal>> {
  const guest = await readGuest(store, contact);
  if (!guest.ok) return guest;
  const { email, recipient } = guest.value;
  return getDatabase().transaction(async (database) => {
    const { orderIds } = await listGuestOrders(store.id, guest.value, database);
    const orders = await readAll(orderIds, (id) => findOrder(store.id, id, database));
    // For the length of this transaction the orders are those of a customer, so that one rule says what of them stays.
    const id = newId();
    await claimGuestOrders(store.id, { id, ...guest.value }, database);
    await forgetCustomerOfOrders(store.id, id, database);
    await deletePersonalFiles(store.id, await filesOfFinished(store.id, orders, database), database);
    await forgetCodesTo(store.id, recipient, database);
    await removeMessagesTo(store.id, [recipient], database);
    if (email !== "") {
      await removeNewsletterSubscriber(store.id, email, database);
      await removeGuestConsentsOf(store.id, email, database);
      await removeStockAlertsTo(store.id, email, database);
      await removeEnquiriesFrom(store.id, email, database);
    }
    return ok(orders.length);
  });
}

/** The pictures in orders from which they have just been forgotten; what is still being made keeps its own. */
async function filesOfFinished(storeId: StoreId, before: readonly Order[], database: Database): Promise<string[]> {
  const after = await readAll(
    before.map(({ id }) => id),
    (id) => findOrder(storeId, id, database),
  );
  const kept = new Set(after.flatMap(({ items }) => orderedFileIds(items)));
  return before.flatMap(({ items }) => orderedFileIds(items)).filter((id) => !kept.has(id));
}
