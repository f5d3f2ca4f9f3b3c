import "server-only";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { endVisitorSession, insertVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import { removeGuestAddresses } from "@/lib/data/checkout/checkouts";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { GuestContact, NewVisitorTokens, Visitor } from "@/lib/domain/authentication/visitor";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { hashToken, newToken } from "@/lib/server/tokens";
import { setGuestConsent } from "@/lib/workflows/left-cart/consent";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import { countAttempts, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { type CodeError, checkCode, sendCode } from "./codes";
import { admitCode, type ContactRefusal, readCodeContact } from "./contact";

const LIMIT = { name: "guest", attempts: 30, seconds: 60 * 60 };

/** The visitor for whom a guest's code is stored; only this visitor can enter the code, as with a sign-in code. */
export function guestCodeOwner({ anonymousId }: Visitor): CodeOwner {
  return { purpose: "guest", askerKey: anonymousId };
}

type GuestRefusal = "guests_refused" | "signed_in_already";
type GuestSession = { contact: GuestContact; session: NewVisitorTokens["session"] };

/**
 * Lets the visitor continue as a guest. An e-mail address need not be confirmed, because a guest sees only what was
 * entered in this browser. A mobile number has to be, because messages to it cost the store money: a code is sent to it,
 * and `confirmGuest` continues.
 */
export async function signInGuest(
  asker: Requester,
  { contact: typed, wantsLeftCartMail }: { contact: string; wantsLeftCartMail: boolean },
): Promise<Result<GuestSession | { sent: SentCode }, GuestRefusal | ContactRefusal> | TooManyAttempts> {
  const { store, visitor, address } = asker;
  if (!store.setting.guestCheckout) return fail("guests_refused");
  if (visitor.kind === "customer") return fail("signed_in_already");
  const contact = readCodeContact(store, typed);
  if (!contact.ok) return contact;
  const refused = (await admitWork(asker, "guest")) ?? (await countAttempts(store.id, [[LIMIT, address]]));
  if (refused) return refused;
  const { recipient, number } = contact.value;
  if (!number) {
    const begin = (database: Database) =>
      beginGuestSession(asker, { email: recipient, mobile: "" }, wantsLeftCartMail, database);
    return ok(await getDatabase().transaction(begin));
  }
  const costly = await admitCode(asker, contact.value);
  if (costly) return costly;
  const code = { ...guestCodeOwner(visitor), recipient, template: "mobile_code" } as const;
  const sent = await getDatabase().transaction((database) => sendCode(store.id, code, clock.now(), database));
  nudgeOutbox();
  return ok({ sent });
}

/** Lets the visitor continue as a guest with the mobile number to which the code was sent. */
export async function confirmGuest(
  asker: Requester,
  code: string,
): Promise<Result<GuestSession, GuestRefusal | CodeError>> {
  const { store, visitor } = asker;
  if (!store.setting.guestCheckout) return fail("guests_refused");
  if (visitor.kind === "customer") return fail("signed_in_already");
  const checked = await checkCode(store.id, guestCodeOwner(visitor), code);
  if (!checked.ok) return checked;
  const begun = await getDatabase().transaction(async (database) => {
    const redeemed = await checked.value.redeem(database);
    return redeemed && beginGuestSession(asker, { email: "", mobile: redeemed.recipient }, false, database);
  });
  return begun ? ok(begun) : fail("code_over", "code");
}

/**
 * The visitor keeps the anonymous token and the cart. If the browser was used by another guest before, that guest's
 * addresses are deleted.
 */
async function beginGuestSession(
  { store, visitor, device }: Requester,
  contact: GuestContact,
  wantsMail: boolean,
  database: Database,
): Promise<GuestSession> {
  const { anonymousId } = visitor;
  if (visitor.kind === "guest") await endVisitorSession(store.id, visitor.sessionId, database);
  const isSameGuest = visitor.kind === "guest" && visitor.email === contact.email && visitor.mobile === contact.mobile;
  if (!isSameGuest) await removeGuestAddresses(store.id, anonymousId, database);
  const now = clock.now();
  const token = newToken();
  const session = { kind: "guest", ...contact, tokenHash: hashToken(token), device } as const;
  await insertVisitorSession(store.id, session, now, database);
  await setGuestConsent(store, { anonymousId, email: contact.email, wantsMail }, now, database);
  return { contact, session: { token, isPersistent: false } };
}
