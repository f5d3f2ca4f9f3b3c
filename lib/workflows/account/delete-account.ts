import "server-only";
import { deleteCustomer, lockPasswordHash } from "@/lib/data/customers";
import { getDatabase } from "@/lib/data/database";
import { forgetCustomerOfOrders } from "@/lib/data/former-customers";
import { removeNewsletterSubscriber } from "@/lib/data/newsletter";
import { forgetCodesTo } from "@/lib/data/one-time-codes";
import { queueMessage, removeMessagesTo } from "@/lib/data/outbox";
import type { Customer } from "@/lib/domain/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { CustomerVisitor } from "@/lib/domain/visitor";
import { internationalNumber } from "@/lib/mobile-number";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import type { TooManyAttempts } from "./admission";
import type { Asker } from "./asker";
import { type Proof, type ProofError, prove } from "./prove";

/**
 * Erases the account with all that refers to it, on this shop's side of every device, and tells the customer so: the
 * last mail to an address that the shop forgets with it.
 */
export async function deleteAccount(
  asker: Asker<CustomerVisitor>,
  customer: Customer,
  proof: Proof,
): Promise<Result<null, ProofError> | TooManyAttempts> {
  const storeId = asker.store.id;
  const { id, email } = customer;
  const proved = await prove(asker, customer, proof);
  if (!proved.ok) return proved;
  const isDone = await getDatabase().transaction(async (database) => {
    if (!(await proved.value.redeem(database))) return false;
    // Who signs in at this moment is given guests' orders, and those are to be forgotten too.
    await lockPasswordHash(storeId, id, database);
    await forgetCustomerOfOrders(storeId, id, database);
    await deleteCustomer(storeId, id, database);
    await forgetCodesTo(storeId, email, database);
    await removeNewsletterSubscriber(storeId, email, database);
    await removeMessagesTo(storeId, [email, internationalNumber(customer)], database);
    await queueMessage(storeId, { template: "account_deleted", recipient: email, content: {} }, database);
    return true;
  });
  nudgeOutbox();
  return isDone ? ok(null) : fail("code_over", "code");
}
