import "server-only";
import { findPasswordHash, lockPasswordHash, setPasswordHash } from "@/lib/data/customer/customers";
import { getDatabase } from "@/lib/database/connection";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { admitPassword, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { beginSession, type SignedIn } from "./begin-session";
import { findCustomerByContact, readContact } from "./contact";
import { hashPassword, isOutdated, isPassword } from "./password-hashes";

type Credentials = { contact: string; password: string; staysSignedIn: boolean };

/**
 * Signs in by an e-mail address or a confirmed mobile number, and the password. If there is no such account, the password
 * is compared with a dummy hash, so that neither the response nor its time reveals who has an account.
 */
export async function signIn(
  asker: Requester,
  { contact: typed, password, staysSignedIn }: Credentials,
): Promise<Result<SignedIn, "credentials_wrong"> | TooManyAttempts> {
  const contact = readContact(asker.store, typed);
  if (!contact.ok) return fail("credentials_wrong");
  const admitted = await admitPassword(asker, contact.value.recipient);
  if (!admitted.ok) return admitted;
  const customer = await findCustomerByContact(asker.store.id, contact.value);
  const passwordHash = customer && (await findPasswordHash(asker.store.id, customer.id));
  if (!(await isPassword(password, passwordHash)) || !customer || !passwordHash) return fail("credentials_wrong");

  const newHash = isOutdated(passwordHash) ? await hashPassword(password) : null;
  const signedIn = await getDatabase().transaction(async (database) => {
    // If the password was changed since it was checked, the sign-in with the old one is refused, because a change of
    // password signs out all devices.
    const currentHash = await lockPasswordHash(asker.store.id, customer.id, database);
    if (currentHash !== passwordHash) return null;
    if (newHash) await setPasswordHash(asker.store.id, customer.id, newHash, database);
    return beginSession(asker, customer, { staysSignedIn }, clock.now(), database);
  });
  if (!signedIn) return fail("credentials_wrong");
  await admitted.forget();
  return ok(signedIn);
}
