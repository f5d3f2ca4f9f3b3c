import "server-only";
import { rememberBrowser } from "@/lib/data/authentication/known-browsers";
import { getDatabase } from "@/lib/database/connection";
import type { PasswordRefusal } from "@/lib/domain/authentication/password";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import type { TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { hashPassword } from "./password-hashes";
import { checkPassword } from "./password-strength";
import { replacePassword } from "./replace-password";
import { type Proof, type ProofError, verifyProof } from "./verify-proof";

/** Changes the password, or sets the first one. Ends all other sessions. */
export async function changePassword(
  asker: Requester<CustomerVisitor>,
  customer: Customer,
  { password, ...proof }: Proof & { password: string },
): Promise<Result<null, PasswordRefusal | ProofError> | TooManyAttempts> {
  const { store, visitor } = asker;
  const checked = await checkPassword(password, customer);
  if (!checked.ok) return checked;
  const proved = await verifyProof(asker, customer, proof);
  if (!proved.ok) return proved;
  const passwordHash = await hashPassword(password);
  const isDone = await getDatabase().transaction(async (database) => {
    if (!(await proved.value.redeem(database))) return false;
    const now = clock.now();
    await replacePassword(store.id, customer, passwordHash, { except: visitor.sessionId }, now, database);
    await rememberBrowser(store.id, customer.id, visitor.anonymousId, now, database);
    return true;
  });
  nudgeOutbox();
  return isDone ? ok(null) : fail("code_over", "code");
}
