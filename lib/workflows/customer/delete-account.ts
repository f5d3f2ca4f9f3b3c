import "server-only";
import { forgetCodesTo } from "@/lib/data/authentication/one-time-codes";
import { deleteCustomer, findCustomer, lockPasswordHash } from "@/lib/data/customer/customers";
import { removeEnquiriesFrom } from "@/lib/data/enquiry";
import { removeGuestConsentsOf } from "@/lib/data/left-cart/consents";
import { removeNewsletterSubscriber } from "@/lib/data/newsletter";
import { forgetCustomerOfOrders } from "@/lib/data/order/former-customers";
import { queueMessage, removeMessagesTo } from "@/lib/data/outbox/outbox";
import { removeStockAlertsTo } from "@/lib/data/stock-alert";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { internationalNumber } from "@/lib/workflows/address/mobile-number";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { contactOfCustomer } from "@/lib/workflows/authentication/contact";
import { type Proof, type ProofError, verifyProof } from "@/lib/workflows/authentication/verify-proof";

/**
 * Deletes the account with all its data and sessions. A last message confirms this to the customer; after it is sent,
 * the customer's e-mail address and number are deleted, too.
 */
export async function deleteAccount(
  asker: Requester<CustomerVisitor>,
  customer: Customer,
  proof: Proof,
): Promise<Result<null, ProofError> | TooManyAttempts> {
  const proved = await verifyProof(asker, customer, proof);
  if (!proved.ok) return proved;
  const isDone = await getDatabase().transaction(async (database) => {
    if (!(await proved.value.redeem(database))) return false;
    await eraseCustomer(asker.store.id, customer, database);
    return true;
  });
  nudgeOutbox();
  return isDone ? ok(null) : fail("code_over", "code");
}

/** Deletes the account of somebody who asked the store for it. Their invoices stay, as decision 19 says. */
export async function deleteAccountFor(
  storeId: StoreId,
  customerId: string,
): Promise<Result<null, "customer_unknown">> {
  const customer = await findCustomer(storeId, customerId);
  if (!customer) return fail("customer_unknown");
  await getDatabase().transaction((database) => eraseCustomer(storeId, customer, database));
  nudgeOutbox();
  return ok(null);
}

async function eraseCustomer(storeId: StoreId, customer: Customer, database: Database): Promise<void> {
  const { id, email } = customer;
  const { recipient } = contactOfCustomer(customer);
  // Locks the customer first. Otherwise the customer could sign in from another device at this moment and take over
  // guest orders, which would then not be anonymised.
  await lockPasswordHash(storeId, id, database);
  await forgetCustomerOfOrders(storeId, id, database);
  await deleteCustomer(storeId, id, database);
  await forgetCodesTo(storeId, recipient, database);
  await removeNewsletterSubscriber(storeId, email, database);
  await removeGuestConsentsOf(storeId, email, database);
  await removeStockAlertsTo(storeId, email, database);
  await removeEnquiriesFrom(storeId, email, database);
  await removeMessagesTo(storeId, [email, internationalNumber(customer)], database);
  await queueMessage(storeId, { template: "account_deleted", recipient, content: {} }, database);
}
