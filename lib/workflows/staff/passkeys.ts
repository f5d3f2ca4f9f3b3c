import "server-only";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { findMember } from "@/lib/data/staff/members";
import {
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
  takeChallenge,
} from "@/lib/data/staff/passkeys";
import { setProven, setSessionChallenge, takeSessionChallenge } from "@/lib/data/staff/sessions";
import { countAttempt, type RateLimit } from "@/lib/database/rate-limits";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StaffMember, StaffSession } from "@/lib/domain/staff/member";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { type Browser, beginDeskSession, type OpenedDesk } from "./sessions";

/** Where the desk is open: passkeys belong to a host, and sign the origin of the page. */
export type DeskSite = { origin: string; host: string; storeName: string };
type Visit = { member: StaffMember; session: StaffSession };

const CHALLENGE_MS = 5 * 60_000;
const BY_ADDRESS: RateLimit = { name: "desk_passkey_address", attempts: 60, seconds: 15 * 60 };

const sessionOf = ({ member, session }: Visit) => ({ storeId: member.storeId, sessionId: session.id });

/** What the browser needs to make a passkey for somebody. */
export async function passkeyOptions(visit: Visit, { host, storeName }: DeskSite) {
  const { member } = visit;
  const known = await listPasskeys(member);
  const options = await generateRegistrationOptions({
    rpName: storeName,
    rpID: host,
    userName: member.email ?? member.name,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(member.id),
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await setSessionChallenge(sessionOf(visit), options.challenge);
  return options;
}

/** Keeps a passkey that the browser has made. */
export async function addPasskey(
  visit: Visit,
  { credential, name }: { credential: RegistrationResponseJSON; name: string },
  { origin, host }: DeskSite,
  now = clock.now(),
): Promise<Result<null, "passkey_refused">> {
  const challenge = await takeSessionChallenge(sessionOf(visit));
  if (challenge === null) return fail("passkey_refused");
  const made = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified) return fail("passkey_refused");
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  const isKept = await insertPasskey(visit.member.storeId, {
    id,
    memberId: visit.member.id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signatures: counter,
    transports,
    name,
    createdAt: now,
    lastUsedAt: null,
  });
  return isKept ? ok(null) : fail("passkey_refused");
}

/** What the browser needs to open the desk with any passkey of this host. */
export async function passkeySignInOptions(
  storeId: StoreId,
  { host }: DeskSite,
  { address }: Browser,
  now = clock.now(),
) {
  const attempt = await countAttempt(storeId, BY_ADDRESS, address, now);
  if (!attempt.isAllowed)
    return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds } as const;
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: "required" });
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await insertChallenge(storeId, { challenge: options.challenge, expiresAt }, now);
  return ok(options);
}

/** Opens the desk with a passkey, which proves both that somebody has the device and that they unlocked it. */
export async function signInByPasskey(
  storeId: StoreId,
  credential: AuthenticationResponseJSON,
  site: DeskSite,
  browser: Browser,
  now = clock.now(),
): Promise<Result<OpenedDesk, "passkey_refused">> {
  const passkey = await findPasskey(storeId, credential.id);
  const member = passkey && (await findMember(storeId, passkey.memberId));
  const takes = (challenge: string) => takeChallenge(storeId, challenge, now);
  if (!member || !(await isSigned(storeId, passkey, credential, takes, site, now))) return fail("passkey_refused");
  return ok(await beginDeskSession(member, browser, now));
}

/** What the browser needs to prove with a passkey who sits at an open desk. */
export async function passkeyProofOptions(visit: Visit, { host }: DeskSite) {
  const allowCredentials = (await listPasskeys(visit.member)).map(({ id, transports }) => ({ id, transports }));
  const options = await generateAuthenticationOptions({ rpID: host, allowCredentials, userVerification: "required" });
  await setSessionChallenge(sessionOf(visit), options.challenge);
  return options;
}

export async function proveByPasskey(
  visit: Visit,
  credential: AuthenticationResponseJSON,
  site: DeskSite,
  now = clock.now(),
): Promise<Result<null, "passkey_refused">> {
  const { storeId, id } = visit.member;
  const passkey = await findPasskey(storeId, credential.id);
  const expected = await takeSessionChallenge(sessionOf(visit));
  const takes = async (challenge: string) => challenge === expected;
  if (passkey?.memberId !== id || !(await isSigned(storeId, passkey, credential, takes, site, now)))
    return fail("passkey_refused");
  await setProven(sessionOf(visit), now);
  return ok(null);
}

async function isSigned(
  storeId: StoreId,
  { id, publicKey, signatures, transports }: Passkey,
  credential: AuthenticationResponseJSON,
  takes: (challenge: string) => Promise<boolean>,
  { origin, host }: DeskSite,
  now: Date,
): Promise<boolean> {
  const signed = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: takes,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: Buffer.from(publicKey, "base64url"), counter: signatures, transports },
    requireUserVerification: true,
  }).catch(() => null);
  if (!signed?.verified) return false;
  await notePasskeyUse(storeId, id, signed.authenticationInfo.newCounter, now);
  return true;
}
