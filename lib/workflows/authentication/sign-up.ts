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
import { isMobileRecipient } from "@/lib/domain/customer/message-recipient";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { readPhoneNumber } from "@/lib/workflows/address/mobile-number";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import type { TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { type CodeError, checkCode, pretendToSendCode, sendCode } from "./codes";
import { admitCode, type ContactRefusal, findCustomerByContact, readCodeContact } from "./contact";
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

type SignUp = { name: string; contact: string; password: string; dialCode: string; mobile: string };
type SignUpError = PasswordRefusal | ContactRefusal;

/**
 * Saves an account that is not confirmed yet and sends a code, which proves that the e-mail address or mobile number
 * belongs to the visitor. If an e-mail address already has an account, the result and the time it takes are the same, but
 * instead of a code the owner of the account gets an e-mail that says so. A mobile number that has an account gets its
 * code all the same, which signs in to that account: text messages are too short to explain anything.
 */
export async function signUp(
  asker: Requester,
  { name, contact: typed, password, dialCode, mobile }: SignUp,
): Promise<Result<SentCode, SignUpError> | TooManyAttempts> {
  const contact = readCodeContact(asker.store, typed);
  if (!contact.ok) return contact;
  const { recipient, number } = contact.value;
  const checked = await checkPassword(password, { name, email: recipient });
  if (!checked.ok) return checked;
  const phone = number || mobile === "" ? ok(number ?? NO_NUMBER) : readPhoneNumber(dialCode, mobile);
  if (!phone.ok) return phone;
  const refused = (await admitWork(asker, "sign_up")) ?? (await admitCode(asker, contact.value));
  if (refused) return refused;

  const passwordHash = await hashPassword(password);
  const unconfirmed = { name: readPersonName(name), passwordHash, ...phone.value, identity: null };
  const storeId = asker.store.id;
  const isTaken = number === null && (await findCustomerByEmail(storeId, recipient)) !== null;
  const sent = await getDatabase().transaction(async (database) => {
    if (!isTaken) return sendSignUpCode(asker, recipient, unconfirmed, database);
    const now = clock.now();
    await queueMessage(storeId, { template: "email_taken", recipient, content: {} }, database, now);
    return pretendToSendCode(storeId, { ...signUpCodeOwner(asker.visitor), recipient }, now, database);
  });
  nudgeOutbox();
  return ok(sent);
}

const NO_NUMBER = { dialCode: "", mobile: "" };

/** Queues the message with the sign-up code. Call `nudgeOutbox()` after the commit. */
export function sendSignUpCode(
  { store, visitor }: Requester,
  recipient: string,
  unconfirmed: UnconfirmedAccount,
  database: Database,
): Promise<SentCode> {
  const template = isMobileRecipient(recipient) ? "mobile_code" : "email_code";
  const code = { ...signUpCodeOwner(visitor), recipient, template, content: unconfirmed } as const;
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
 * The account for an e-mail address or mobile number that has been confirmed: a new account or, if there is one by now,
 * that account, unchanged. Call `nudgeOutbox()` after the commit.
 */
export async function findOrCreateAccount(
  storeId: StoreId,
  recipient: string,
  { identity, ...unconfirmed }: UnconfirmedAccount,
  database: Database,
): Promise<Customer> {
  const now = clock.now();
  const isMobile = isMobileRecipient(recipient);
  const { dialCode, mobile } = unconfirmed;
  const account = { ...unconfirmed, email: isMobile ? "" : recipient, isMobileVerified: isMobile };
  const created = await insertCustomer(storeId, account, now, database);
  if (created && !isMobile) {
    const { name } = created;
    await queueMessage(storeId, { template: "welcome", recipient, content: { name } }, database, now);
  }
  const contact = { recipient, number: isMobile ? { dialCode, mobile } : null };
  const customer = created ?? (await findCustomerByContact(storeId, contact, database));
  if (!customer) throw new Error("An account was deleted while it was being created again");
  if (identity) await insertSocialIdentity(storeId, identity, customer.id, now, database);
  return customer;
}
