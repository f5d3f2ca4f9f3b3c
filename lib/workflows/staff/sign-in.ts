import "server-only";
import { findMemberByEmail, readSecrets, setEmailAndPassword } from "@/lib/data/staff/secrets";
import { deleteOtherSessions, setProven } from "@/lib/data/staff/sessions";
import { getDatabase } from "@/lib/database/connection";
import { countAttempt, type RateLimit, resetAttempts } from "@/lib/database/rate-limits";
import type { PasswordRefusal } from "@/lib/domain/authentication/password";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StaffMember, StaffSession } from "@/lib/domain/staff/member";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { hashPassword, isPassword } from "@/lib/workflows/authentication/password-hashes";
import { checkPassword } from "@/lib/workflows/authentication/password-strength";
import { checkSecondFactor, type SecondFactorRefusal } from "./second-factor";
import { type Browser, beginDeskSession, type OpenedDesk } from "./sessions";

const BY_ADDRESS: RateLimit = { name: "desk_sign_in_address", attempts: 30, seconds: 15 * 60 };
const BY_EMAIL: RateLimit = { name: "desk_sign_in_email", attempts: 10, seconds: 15 * 60 };
const BY_MEMBER: RateLimit = { name: "desk_proof", attempts: 10, seconds: 15 * 60 };

type Typed = { password: string; code?: string };

/** Opens the desk by e-mail address, password and, where it is set up, the second factor. */
export async function signInToDesk(
  storeId: StoreId,
  { email, password, code = "" }: Typed & { email: string },
  browser: Browser,
  now = clock.now(),
): Promise<Result<OpenedDesk, "credentials_wrong" | SecondFactorRefusal> | TooManyAttempts> {
  for (const [limit, subject] of [[BY_ADDRESS, browser.address] as const, [BY_EMAIL, email] as const]) {
    const attempt = await countAttempt(storeId, limit, subject, now);
    if (!attempt.isAllowed)
      return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const found = await findMemberByEmail(storeId, email);
  // Without a member or a password, a dummy hash is compared: the time tells nobody who works here.
  const isRight = await isPassword(password, found?.passwordHash ?? null);
  if (!found || !isRight) return fail("credentials_wrong");
  const checked = await checkSecondFactor(found.member, code, now);
  if (!checked.ok) return checked;
  await resetAttempts(storeId, BY_EMAIL, email);
  return ok(await beginDeskSession(found.member, browser, now));
}

/** Proves once more who sits at an open desk. */
export async function proveByPassword(
  { member, session }: { member: StaffMember; session: StaffSession },
  { password, code = "" }: Typed,
  now = clock.now(),
): Promise<Result<null, "password_wrong" | SecondFactorRefusal> | TooManyAttempts> {
  const { storeId, id } = member;
  const attempt = await countAttempt(storeId, BY_MEMBER, id, now);
  if (!attempt.isAllowed) return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
  const { passwordHash } = await readSecrets(member);
  if (!(await isPassword(password, passwordHash))) return fail("password_wrong", "password");
  const checked = await checkSecondFactor(member, code, now);
  if (!checked.ok) return checked;
  await resetAttempts(storeId, BY_MEMBER, id);
  await setProven({ storeId, sessionId: session.id }, now);
  return ok(null);
}

/** Sets with what somebody signs in, and closes the desk in all their other browsers. */
export async function choosePassword(
  { member, session }: { member: StaffMember; session: StaffSession },
  { email, password }: { email: string; password: string },
): Promise<Result<null, PasswordRefusal | "staff_email_taken">> {
  const checked = await checkPassword(password, { name: member.name, email });
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(checked.value);
  return getDatabase().transaction(async (database) => {
    if (!(await setEmailAndPassword(member, { email, passwordHash }, database)))
      return fail("staff_email_taken", "email");
    await deleteOtherSessions(member, session.id, database);
    return ok(null);
  });
}
