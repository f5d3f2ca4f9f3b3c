import "server-only";
import { z } from "zod";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { getDatabase } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { isMobileRecipient } from "@/lib/domain/customer/message-recipient";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import type { TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { type CodeError, checkCode, pretendToSendCode, sendCode } from "./codes";
import { inConstantTime } from "./constant-time";
import { admitCode, type Contact, type ContactRefusal, findCustomerByContact, readCodeContact } from "./contact";

/**
 * The visitor for whom a sign-in code is stored. Only this visitor can enter the code, and need not enter the e-mail
 * address again.
 */
export function signInCodeOwner({ anonymousId }: Visitor): CodeOwner {
  return { purpose: "sign_in", askerKey: anonymousId };
}

/**
 * Sends a code if the typed e-mail address or mobile number has an account; the result does not reveal whether it has.
 */
export async function sendSignInCode(
  asker: Requester,
  typed: string,
): Promise<Result<SentCode, ContactRefusal> | TooManyAttempts> {
  const contact = readCodeContact(asker.store, typed);
  if (!contact.ok) return contact;
  const refused = await admitCode(asker, contact.value);
  if (refused) return refused;
  const { recipient, number } = contact.value;
  const code = { ...signInCodeOwner(asker.visitor), recipient };
  const template = number ? "mobile_code" : "sign_in_code";
  const now = clock.now();
  const sent = await inConstantTime(async () => {
    const customer = await findCustomerByContact(asker.store.id, contact.value);
    return getDatabase().transaction((database) =>
      customer
        ? sendCode(asker.store.id, { ...code, template, content: number ?? {} }, now, database)
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
    const customer = redeemed && (await findCustomerByContact(store.id, redeemedContact(redeemed), database));
    return customer && beginSession(asker, customer, { staysSignedIn }, clock.now(), database);
  });
  return signedIn ? ok(signedIn) : fail("code_over", "code");
}

const numberSchema = z.object({ dialCode: z.string(), mobile: z.string() });

function redeemedContact({ recipient, content }: { recipient: string; content: unknown }): Contact {
  return { recipient, number: isMobileRecipient(recipient) ? numberSchema.parse(content) : null };
}
