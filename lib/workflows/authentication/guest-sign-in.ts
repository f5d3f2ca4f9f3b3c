import "server-only";
import { endVisitorSession, insertVisitorSession } from "@/lib/data/authentication/visitor-sessions";
import { removeGuestAddresses } from "@/lib/data/checkout/checkouts";
import { getDatabase } from "@/lib/database/connection";
import type { NewVisitorTokens } from "@/lib/domain/authentication/visitor";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { hashToken, newToken } from "@/lib/server/tokens";
import { setGuestConsent } from "@/lib/workflows/left-cart/consent";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import { countAttempts, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";

const LIMIT = { name: "guest", attempts: 30, seconds: 60 * 60 };

/**
 * Lets the visitor continue as a guest. The e-mail address need not be confirmed, because a guest sees only what was
 * entered in this browser. The visitor keeps the anonymous token and the cart. If the browser was used by another guest
 * before, that guest's addresses are deleted.
 */
export async function signInGuest(
  { store, visitor, address, device, proof = "" }: Requester,
  { email, wantsLeftCartMail: wantsMail }: { email: string; wantsLeftCartMail: boolean },
): Promise<
  | Result<{ email: string; session: NewVisitorTokens["session"] }, "guests_refused" | "signed_in_already">
  | TooManyAttempts
> {
  if (!store.setting.guestCheckout) return fail("guests_refused");
  if (visitor.kind === "customer") return fail("signed_in_already");
  const refused =
    (await admitWork({ store, address, proof }, "guest")) ?? (await countAttempts(store.id, [[LIMIT, address]]));
  if (refused) return refused;
  const token = newToken();
  await getDatabase().transaction(async (database) => {
    if (visitor.kind === "guest") await endVisitorSession(store.id, visitor.sessionId, database);
    const isSameGuest = visitor.kind === "guest" && visitor.email === email;
    if (!isSameGuest) await removeGuestAddresses(store.id, visitor.anonymousId, database);
    const session = { kind: "guest", email, tokenHash: hashToken(token), device } as const;
    const now = clock.now();
    await insertVisitorSession(store.id, session, now, database);
    await setGuestConsent(store, { anonymousId: visitor.anonymousId, email, wantsMail }, now, database);
  });
  return ok({ email, session: { token, isPersistent: false } });
}
