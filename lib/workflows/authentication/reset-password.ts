import "server-only";
import { findPasswordReset, insertPasswordReset, redeemPasswordReset } from "@/lib/data/authentication/password-resets";
import { findCustomer, findCustomerByEmail } from "@/lib/data/customer/customers";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { RESET_MINUTES } from "@/lib/domain/authentication/one-time-code";
import type { PasswordRefusal } from "@/lib/domain/authentication/password";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { hashToken, newToken } from "@/lib/server/tokens";
import { admitMail, countAttempts, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { inConstantTime } from "./constant-time";
import { hashPassword } from "./password-hashes";
import { checkPassword } from "./password-strength";
import { replacePassword } from "./replace-password";

/** E-mails a reset link if `email` has an account; the result does not reveal whether it has. */
export async function sendPasswordReset(
  asker: Requester,
  email: string,
): Promise<Result<null, never> | TooManyAttempts> {
  const { store } = asker;
  const admitted = await admitMail(asker, email);
  if (!admitted.ok) return admitted;
  await inConstantTime(async () => {
    const customer = await findCustomerByEmail(store.id, email);
    if (!customer) return;
    const token = newToken();
    const now = clock.now();
    const link = `${store.origin}${ACCOUNT_PAGES.resetPassword}?token=${token}`;
    await getDatabase().transaction(async (database) => {
      await insertPasswordReset(store.id, { tokenHash: hashToken(token), customerId: customer.id }, now, database);
      const content = { link, minutes: RESET_MINUTES };
      await queueMessage(store.id, { template: "password_reset", recipient: email, content }, database, now);
    });
  });
  nudgeOutbox();
  return ok(null);
}

/** Whether the link with this token can still be used: once, and for an hour. */
export async function canResetPassword(store: StoreDetails, token: string): Promise<boolean> {
  return (await findPasswordReset(store.id, hashToken(token))) !== null;
}

/**
 * Limits the attempts, because each one makes the server compute an expensive hash. Nobody who only types a new
 * password needs more.
 */
const LIMIT = { name: "password_reset", attempts: 20, seconds: 15 * 60 };

type Reset = { token: string; password: string };

/**
 * Sets a new password with the help of an e-mailed link, and signs the visitor in. Signing in gives nobody more access,
 * because whoever can read the customer's e-mail could also sign in with a code. The link can be used once; if the new
 * password is refused, it can be used again.
 */
export async function resetPassword(
  asker: Requester,
  { token, password }: Reset,
): Promise<Result<SignedIn, "link_over" | PasswordRefusal> | TooManyAttempts> {
  const { store, address } = asker;
  const refused = await countAttempts(store.id, [[LIMIT, address]]);
  if (refused) return refused;
  const tokenHash = hashToken(token);
  const customerId = await findPasswordReset(store.id, tokenHash);
  const customer = customerId && (await findCustomer(store.id, customerId));
  if (!customer) return fail("link_over");
  const checked = await checkPassword(password, customer);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);

  const signedIn = await getDatabase().transaction(async (database) => {
    const now = clock.now();
    if (!(await redeemPasswordReset(store.id, tokenHash, now, database))) return null;
    await replacePassword(store.id, customer, passwordHash, {}, now, database);
    return beginSession(asker, customer, { staysSignedIn: true }, now, database);
  });
  nudgeOutbox();
  return signedIn ? ok(signedIn) : fail("link_over");
}
