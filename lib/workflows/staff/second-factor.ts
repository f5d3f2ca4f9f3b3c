import "server-only";
import { Secret, TOTP } from "otpauth";
import {
  readSecrets,
  replaceSecondFactor,
  setTotpDraft,
  takeRecoveryCode,
  takeTotpStep,
} from "@/lib/data/staff/secrets";
import { getDatabase } from "@/lib/database/connection";
import { countAttempt, type RateLimit, resetAttempts } from "@/lib/database/rate-limits";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StaffMember } from "@/lib/domain/staff/member";
import { newRecoveryCode, readRecoveryCode } from "@/lib/domain/staff/recovery-code";
import { clock } from "@/lib/server/clock";
import { hashToken } from "@/lib/server/tokens";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";

export type SecondFactorRefusal = "second_factor_needed" | "second_factor_wrong";

const STEP_SECONDS = 30;
/** A code is also accepted one step late or early, for clocks that differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const WRONG_CODES: RateLimit = { name: "desk_codes", attempts: 10, seconds: 15 * 60 };

const totpOf = (secret: string, issuer = "", label = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** The time step that a code belongs to; null if it is wrong or too old. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}

/**
 * Checks a code of the authenticator app, or a recovery code, and uses it up. Somebody without a second factor needs
 * none.
 */
export async function checkSecondFactor(
  member: StaffMember,
  code: string,
  now = clock.now(),
): Promise<Result<null, SecondFactorRefusal> | TooManyAttempts> {
  const { totpSecret } = await readSecrets(member);
  if (totpSecret === null) return ok(null);
  if (code === "") return fail("second_factor_needed", "code");
  const attempt = await countAttempt(member.storeId, WRONG_CODES, member.id, now);
  if (!attempt.isAllowed) return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
  if (!(await takeCode(member, totpSecret, code, now))) return fail("second_factor_wrong", "code");
  await resetAttempts(member.storeId, WRONG_CODES, member.id);
  return ok(null);
}

async function takeCode(member: StaffMember, secret: string, typed: string, now: Date): Promise<boolean> {
  const digits = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(member, hashToken(readRecoveryCode(typed)));
  const step = stepOf(secret, digits, now);
  return step !== null && takeTotpStep(member, step);
}

/** A secret for an authenticator app, which counts once a code of it was typed (`turnOnSecondFactor`). */
export async function draftSecondFactor(
  member: StaffMember,
  storeName: string,
): Promise<{ secret: string; link: string }> {
  const secret = new Secret({ size: 20 }).base32;
  await setTotpDraft(member, secret);
  return { secret, link: totpOf(secret, storeName, member.email ?? member.name).toString() };
}

/** Turns the second factor on, or moves it to another app. Returns the recovery codes, which are shown only now. */
export async function turnOnSecondFactor(
  member: StaffMember,
  code: string,
  now = clock.now(),
): Promise<Result<readonly string[], "second_factor_wrong">> {
  const { totpDraft } = await readSecrets(member);
  const totpStep = totpDraft === null ? null : stepOf(totpDraft, code.replaceAll(/\s/g, ""), now);
  if (totpDraft === null || totpStep === null) return fail("second_factor_wrong", "code");
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const codeHashes = codes.map((text) => hashToken(readRecoveryCode(text)));
  await getDatabase().transaction((database) =>
    replaceSecondFactor(member, { totpSecret: totpDraft, totpStep, codeHashes }, database),
  );
  return ok(codes);
}

export const turnOffSecondFactor = (member: Pick<StaffMember, "storeId" | "id">): Promise<void> =>
  getDatabase().transaction((database) => replaceSecondFactor(member, null, database));
