import "server-only";
import { z } from "zod";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { insertSocialIdentity } from "@/lib/data/authentication/social-sign-ins";
import { findCustomerByEmail, insertCustomer } from "@/lib/data/customer/customers";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { PasswordRefusal } from "@/lib/domain/authentication/password";
import { SOCIAL_PROVIDERS } from "@/lib/domain/authentication/social-provider";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { readPhoneNumber } from "@/lib/workflows/address/mobile-number";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import { admitMail, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { type CodeError, checkCode, pretendToSendCode, sendCode } from "./codes";
import { hashPassword } from "./password-hashes";
import { checkPassword } from "./password-strength";

/** The visitor for whom a sign-up code is stored; only this visitor can enter the code, as with a sign-in code. */
export function signUpCodeOwner({ anonymousId }: Visitor): CodeOwner {
  return { purpose: "sign_up", askerKey: anonymousId };
}

/** The data of an account that is not confirmed yet. It is stored together with the code. */
const unconfirmedAccountSchema = z.object({
  name: z.string(),
  passwordHash: z.string().nullable(),
  dialCode: z.string(),
  mobile: z.string(),
  identity: z.object({ provider: z.enum(SOCIAL_PROVIDERS), subject: z.string() }).nullable(),
});
export type UnconfirmedAccount = z.output<typeof unconfirmedAccountSchema>;

type SignUp = { name: string; email: string; password: string; dialCode: string; mobile: string };
type SignUpError = PasswordRefusal | "mobile_invalid";

/**
 * Saves an account that is not confirmed yet and e-mails a code, which proves that the e-mail address belongs to the
 * visitor. If the e-mail address already has an account, the result and the time it takes are the same, but instead of
 * a code the owner of the account gets an e-mail that says so.
 */
export async function signUp(
  asker: Requester,
  { name, email, password, dialCode, mobile }: SignUp,
): Promise<Result<SentCode, SignUpError> | TooManyAttempts> {
  const checked = await checkPassword(password, { name, email });
  if (!checked.ok) return checked;
  const phone = mobile === "" ? ok({ dialCode: "", mobile: "" }) : readPhoneNumber(dialCode, mobile);
  if (!phone.ok) return phone;
  const unproven = await admitWork(asker, "sign_up");
  if (unproven) return unproven;
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;

  const passwordHash = await hashPassword(password);
  const unconfirmed = { name: readPersonName(name), passwordHash, ...phone.value, identity: null };
  const storeId = asker.store.id;
  const isTaken = (await findCustomerByEmail(storeId, email)) !== null;
  const sent = await getDatabase().transaction(async (database) => {
    if (!isTaken) return sendSignUpCode(asker, email, unconfirmed, database);
    const now = clock.now();
    await queueMessage(storeId, { template: "email_taken", recipient: email, content: {} }, database, now);
    return pretendToSendCode(storeId, { ...signUpCodeOwner(asker.visitor), recipient: email }, now, database);
  });
  nudgeOutbox();
  return ok(sent);
}

/** Queues the e-mail with the sign-up code. Call `nudgeOutbox()` after the commit. */
export function sendSignUpCode(
  { store, visitor }: Requester,
  email: string,
  unconfirmed: UnconfirmedAccount,
  database: Database,
): Promise<SentCode> {
  const code = { ...signUpCodeOwner(visitor), recipient: email, template: "email_code", content: unconfirmed } as const;
  return sendCode(store.id, code, clock.now(), database);
}

/** Creates the account after the code was entered, and signs the customer in. */
export async function confirmSignUp(
  asker: Requester,
  { code, staysSignedIn }: { code: string; staysSignedIn: boolean },
): Promise<Result<SignedIn, CodeError>> {
  const { store, visitor } = asker;
  const checked = await checkCode(store.id, signUpCodeOwner(visitor), code);
  if (!checked.ok) return checked;
  const signedIn = await getDatabase().transaction(async (database) => {
    const redeemed = await checked.value.redeem(database);
    if (!redeemed) return null;
    const unconfirmed = unconfirmedAccountSchema.parse(redeemed.content);
    const customer = await findOrCreateAccount(store.id, redeemed.recipient, unconfirmed, database);
    return beginSession(asker, customer, { staysSignedIn }, clock.now(), database);
  });
  nudgeOutbox();
  return signedIn ? ok(signedIn) : fail("code_over", "code");
}

/**
 * The account for an e-mail address that has been confirmed: a new account or, if an account with this e-mail address
 * was created in the meantime, that account, unchanged. Call `nudgeOutbox()` after the commit.
 */
export async function findOrCreateAccount(
  storeId: StoreId,
  email: string,
  { identity, ...unconfirmed }: UnconfirmedAccount,
  database: Database,
): Promise<Customer> {
  const now = clock.now();
  const created = await insertCustomer(storeId, { ...unconfirmed, email }, now, database);
  if (created) {
    const { name } = created;
    await queueMessage(storeId, { template: "welcome", recipient: email, content: { name } }, database, now);
  }
  const customer = created ?? (await findCustomerByEmail(storeId, email, database));
  if (!customer) throw new Error("An account was deleted while it was being created again");
  if (identity) await insertSocialIdentity(storeId, identity, customer.id, now, database);
  return customer;
}
