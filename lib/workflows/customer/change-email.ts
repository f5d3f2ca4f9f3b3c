import "server-only";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { endPasswordResets } from "@/lib/data/authentication/password-resets";
import { endSessionsOfCustomer } from "@/lib/data/authentication/visitor-sessions";
import { findCustomerByEmail, setEmail } from "@/lib/data/customer/customers";
import { claimGuestOrders } from "@/lib/data/order/guest-orders";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitMail, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { type CodeError, checkCode, pretendToSendCode, sendCode } from "@/lib/workflows/authentication/codes";
import { contactOfCustomer } from "@/lib/workflows/authentication/contact";
import { type Proof, type ProofError, verifyProof } from "@/lib/workflows/authentication/verify-proof";

export function newEmailCodeOwner({ sessionId }: CustomerVisitor): CodeOwner {
  return { purpose: "new_email", askerKey: sessionId };
}

/**
 * E-mails a code to the customer's new e-mail address. The result does not reveal whether that e-mail address has an
 * account.
 */
export async function sendNewEmailCode(
  asker: Requester<CustomerVisitor>,
  customer: Customer,
  { email, ...proof }: Proof & { email: string },
): Promise<Result<SentCode, ProofError> | TooManyAttempts> {
  const { store, visitor } = asker;
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;
  const proved = await verifyProof(asker, customer, proof);
  if (!proved.ok) return proved;
  const isTaken = (await findCustomerByEmail(store.id, email)) !== null;
  const code = { ...newEmailCodeOwner(visitor), recipient: email };
  const sent = await getDatabase().transaction(async (database) => {
    if (!(await proved.value.redeem(database))) return null;
    const now = clock.now();
    if (!isTaken) return sendCode(store.id, { ...code, template: "email_code" }, now, database);
    await queueMessage(store.id, { template: "email_taken", recipient: email, content: {} }, database, now);
    return pretendToSendCode(store.id, code, now, database);
  });
  nudgeOutbox();
  return sent ? ok(sent) : fail("code_over", "code");
}

/**
 * Changes the customer's e-mail address after the code was entered. Signs out all other devices and tells the previous
 * e-mail address or, if there was none, the mobile number.
 */
export async function confirmNewEmail(
  { store, visitor }: Requester<CustomerVisitor>,
  former: Customer,
  code: string,
): Promise<Result<Customer, CodeError>> {
  const { id } = former;
  const { recipient } = contactOfCustomer(former);
  const checked = await checkCode(store.id, newEmailCodeOwner(visitor), code);
  if (!checked.ok) return checked;
  const changed = await getDatabase().transaction(async (database) => {
    const redeemed = await checked.value.redeem(database);
    const now = clock.now();
    // `setEmail` returns null if somebody has created an account with this e-mail address in the meantime.
    const customer = redeemed && (await setEmail(store.id, id, redeemed.recipient, database));
    if (!customer) return null;
    await endSessionsOfCustomer(store.id, id, { except: visitor.sessionId }, database);
    await endPasswordResets(store.id, id, database);
    await claimGuestOrders(store.id, customer, database);
    await queueMessage(store.id, { template: "email_changed", recipient, content: {} }, database, now);
    return customer;
  });
  nudgeOutbox();
  return changed ? ok(changed) : fail("code_over", "code");
}
