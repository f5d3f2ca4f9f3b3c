import "server-only";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { findPasswordHash } from "@/lib/data/customer/customers";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitPassword, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { type CodeError, checkCode, sendCode } from "./codes";
import { admitCode, contactOfCustomer } from "./contact";
import { isPassword } from "./password-hashes";

export type Proof = { currentPassword?: string | undefined; code?: string | undefined };
export type ProofError = "proof_needed" | "password_wrong" | CodeError;

/**
 * A proof that was accepted. Call `redeem` in the transaction of the change it protects; it returns false if another
 * request has used the code in the meantime.
 */
type VerifiedProof = { redeem: (database: Database) => Promise<boolean> };

/** The session for which a proof code is stored. Pages also use this to see whether a code has already been sent. */
export function proofCodeOwner({ sessionId }: CustomerVisitor): CodeOwner {
  return { purpose: "proof", askerKey: sessionId };
}

/** Sends a code with which the customer can prove their identity. */
export async function sendProof(
  asker: Requester<CustomerVisitor>,
  customer: Customer,
): Promise<Result<SentCode, never> | TooManyAttempts> {
  const contact = contactOfCustomer(customer);
  const refused = await admitCode(asker, contact);
  if (refused) return refused;
  const { recipient, number } = contact;
  const template = number ? "mobile_code" : "proof_code";
  const code = { ...proofCodeOwner(asker.visitor), recipient, template } as const;
  const sent = await getDatabase().transaction((database) => sendCode(asker.store.id, code, clock.now(), database));
  nudgeOutbox();
  return ok(sent);
}

/**
 * Checks that a request comes from the customer, and not from somebody else at a browser that is still signed in: by
 * the password, or by a code from `sendProof`.
 */
export async function verifyProof(
  asker: Requester<CustomerVisitor>,
  customer: Customer,
  { currentPassword, code }: Proof,
): Promise<Result<VerifiedProof, ProofError> | TooManyAttempts> {
  const { store, visitor } = asker;
  if (code !== undefined) {
    const checked = await checkCode(store.id, proofCodeOwner(visitor), code);
    if (!checked.ok) return checked;
    return ok({ redeem: async (database) => (await checked.value.redeem(database)) !== null });
  }
  if (currentPassword === undefined) return fail("proof_needed");
  const admitted = await admitPassword(asker, contactOfCustomer(customer).recipient);
  if (!admitted.ok) return admitted;
  if (!(await isPassword(currentPassword, await findPasswordHash(store.id, customer.id)))) {
    return fail("password_wrong", "current_password");
  }
  await admitted.forget();
  return ok({ redeem: async () => true });
}
