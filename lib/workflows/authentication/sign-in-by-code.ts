import "server-only";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { findCustomerByEmail } from "@/lib/data/customer/customers";
import { getDatabase } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { admitMail, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { type CodeError, checkCode, pretendToSendCode, sendCode } from "./codes";
import { inConstantTime } from "./constant-time";

/**
 * The visitor for whom a sign-in code is stored. Only this visitor can enter the code, and need not enter the e-mail
 * address again.
 */
export function signInCodeOwner({ anonymousId }: Visitor): CodeOwner {
  return { purpose: "sign_in", askerKey: anonymousId };
}

/** E-mails a code if `email` has an account; the result does not reveal whether it has. */
export async function sendSignInCode(
  asker: Requester,
  email: string,
): Promise<Result<SentCode, never> | TooManyAttempts> {
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;
  const code = { ...signInCodeOwner(asker.visitor), recipient: email };
  const now = clock.now();
  const sent = await inConstantTime(async () => {
    const customer = await findCustomerByEmail(asker.store.id, email);
    return getDatabase().transaction((database) =>
      customer
        ? sendCode(asker.store.id, { ...code, template: "sign_in_code" }, now, database)
        : pretendToSendCode(asker.store.id, code, now, database),
    );
  });
  nudgeOutbox();
  return ok(sent);
}

export async function signInByCode(
  asker: Requester,
  { code, staysSignedIn }: { code: string; staysSignedIn: boolean },
): Promise<Result<SignedIn, CodeError>> {
  const { store, visitor } = asker;
  const checked = await checkCode(store.id, signInCodeOwner(visitor), code);
  if (!checked.ok) return checked;
  const signedIn = await getDatabase().transaction(async (database) => {
    const redeemed = await checked.value.redeem(database);
    const customer = redeemed && (await findCustomerByEmail(store.id, redeemed.recipient, database));
    return customer && beginSession(asker, customer, { staysSignedIn }, clock.now(), database);
  });
  return signedIn ? ok(signedIn) : fail("code_over", "code");
}
