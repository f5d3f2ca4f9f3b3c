import "server-only";
import { isKnownBrowser } from "@/lib/data/authentication/known-browsers";
import { countAttempt, type RateLimit, resetAttempts } from "@/lib/database/rate-limits";
import type { Requester } from "./asker";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Rate limits for attempts with an e-mail address, for example to sign in.
 *
 * The limit per network is checked first. Once it is reached, attempts no longer count towards the limits after it, so
 * 1,000 wrong passwords from one network do not use up the attempts of the address's owner. An attack from many
 * networks does reach the limit of the e-mail address. That affects neither the owner in a known browser (which has a
 * limit of its own) nor anybody already signed in; in another browser the owner can sign in with a code by e-mail,
 * which has separate limits.
 */
type Limits = { known: RateLimit; network: RateLimit; pair: RateLimit; email: RateLimit };

const PASSWORDS: Limits = {
  known: { name: "password_known", attempts: 10, seconds: QUARTER_HOUR },
  network: { name: "password_network", attempts: 60, seconds: QUARTER_HOUR },
  pair: { name: "password_pair", attempts: 10, seconds: QUARTER_HOUR },
  email: { name: "password_email", attempts: 50, seconds: HOUR },
};

/**
 * Limits for e-mailed codes and links. Each code allows five attempts, so 30 codes a day give a chance of one in 6,000
 * to guess one.
 */
const MAILS: Limits = {
  known: { name: "mail_known", attempts: 10, seconds: HOUR },
  network: { name: "mail_network", attempts: 30, seconds: HOUR },
  pair: { name: "mail_pair", attempts: 5, seconds: QUARTER_HOUR },
  email: { name: "mail_email", attempts: 30, seconds: DAY },
};

export type TooManyAttempts = { ok: false; code: "too_many_attempts"; retryAfterSeconds: number };

type Admitted =
  | {
      ok: true;
      /** Resets the count. Call it once the visitor has proved their identity. */
      forget: () => Promise<void>;
    }
  | TooManyAttempts;

/** Counts a password attempt with this address; refuses it when a limit is reached. */
export function admitPassword(asker: Requester, email: string): Promise<Admitted> {
  return admit(asker, email, PASSWORDS);
}

/** Counts a requested e-mail to this address; refuses it when a limit is reached. */
export function admitMail(asker: Requester, email: string): Promise<Admitted> {
  return admit(asker, email, MAILS);
}

async function admit({ store, visitor, address }: Requester, email: string, limits: Limits): Promise<Admitted> {
  const browserKey = `${email} ${visitor.anonymousId}`;
  const pairKey = `${email} ${address}`;
  const isKnown = await isKnownBrowser(store.id, email, visitor.anonymousId);
  const refused = isKnown
    ? await countAttempts(store.id, [[limits.known, browserKey]])
    : await countAttempts(store.id, [
        [limits.network, address],
        [limits.pair, pairKey],
        [limits.email, email],
      ]);
  const forget = () =>
    isKnown ? resetAttempts(store.id, limits.known, browserKey) : resetAttempts(store.id, limits.pair, pairKey);
  return refused ?? { ok: true, forget };
}

/** Counts one attempt against each limit, up to the first that refuses it. */
export async function countAttempts(
  storeId: string,
  limits: readonly (readonly [RateLimit, string])[],
): Promise<TooManyAttempts | null> {
  for (const [limit, subject] of limits) {
    const attempt = await countAttempt(storeId, limit, subject);
    if (!attempt.isAllowed) {
      return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
    }
  }
  return null;
}
