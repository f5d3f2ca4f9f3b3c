import "server-only";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { findPasswordHash } from "@/lib/data/customer/customers";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitMail, admitPassword, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { type CodeError, checkCode, sendCode } from "./codes";
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

/** E-mails a code with which the customer can prove their identity. */
export async function sendProof(
  asker: Requester<CustomerVisitor>,
  { email }: Customer,
): Promise<Result<SentCode, never> | TooManyAttempts> {
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;
  const code = { ...proofCodeOwner(asker.visitor), recipient: email, template: "proof_code" } as const;
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
  { id, email }: Customer,
  { currentPassword, code }: Proof,
): Promise<Result<VerifiedProof, ProofError> | TooManyAttempts> {
  const { store, visitor } = asker;
  if (code !== undefined) {
    const checked = await checkCode(store.id, proofCodeOwner(visitor), code);
    if (!checked.ok) return checked;
    return ok({ redeem: async (database) => (await checked.value.redeem(database)) !== null });
  }
  if (currentPassword === undefined) return fail("proof_needed");
  const admitted = await admitPassword(asker, email);
  if (!admitted.ok) return admitted;
  if (!(await isPassword(currentPassword, await findPasswordHash(store.id, id)))) {
    return fail("password_wrong", "current_password");
  }
  await admitted.forget();
  return ok({ redeem: async () => true });
}
