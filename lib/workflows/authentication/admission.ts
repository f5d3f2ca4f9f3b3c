import "server-only";
import { isKnownBrowser } from "@/lib/data/authentication/known-browsers";
import { type Database, getDatabase } from "@/lib/database/connection";
import { countAttempt, type RateLimit, resetAttempts } from "@/lib/database/rate-limits";
import { clock } from "@/lib/server/clock";
import type { Requester } from "./asker";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Rate limits for attempts with an e-mail address, for example to sign in.
 *
 * The limit per network is checked first, and an attempt that it refuses does not count towards the other limits: 1,000
 * wrong passwords from one network do not use up the attempts of the e-mail address's owner. An attack from many
 * networks can use up the limit per e-mail address. Even then, customers stay signed in; the owner of the e-mail
 * address can sign in with a browser used before, which has its own limit (`known`), or in any other browser with a
 * code by e-mail, which has separate limits.
 */
type Limits = { known: RateLimit; network: RateLimit; pair: RateLimit; email: RateLimit };

const PASSWORDS: Limits = {
  known: { name: "password_known", attempts: 10, seconds: QUARTER_HOUR },
  network: { name: "password_network", attempts: 60, seconds: QUARTER_HOUR },
  pair: { name: "password_pair", attempts: 10, seconds: QUARTER_HOUR },
  email: { name: "password_email", attempts: 50, seconds: HOUR },
};

/**
 * Limits for e-mailed codes and links. A code can be tried five times, so somebody who requests all 30 codes allowed
 * per day has a chance of one in 6,000 of guessing one of them.
 */
const MAILS: Limits = {
  known: { name: "mail_known", attempts: 10, seconds: HOUR },
  network: { name: "mail_network", attempts: 30, seconds: HOUR },
  pair: { name: "mail_pair", attempts: 5, seconds: QUARTER_HOUR },
  email: { name: "mail_email", attempts: 30, seconds: DAY },
};

/** Limits for asking for the link to an order again. Nobody has to look for many orders at once. */
const ORDER_LINKS: Limits = {
  known: { name: "order_link_known", attempts: 10, seconds: HOUR },
  network: { name: "order_link_network", attempts: 20, seconds: HOUR },
  pair: { name: "order_link_pair", attempts: 5, seconds: QUARTER_HOUR },
  email: { name: "order_link_email", attempts: 10, seconds: DAY },
};

/** Limits for withdrawals from contracts, each of which sends mails. */
const WITHDRAWALS: Limits = {
  known: { name: "withdrawal_known", attempts: 10, seconds: HOUR },
  network: { name: "withdrawal_network", attempts: 20, seconds: HOUR },
  pair: { name: "withdrawal_pair", attempts: 5, seconds: QUARTER_HOUR },
  email: { name: "withdrawal_email", attempts: 10, seconds: DAY },
};

export type TooManyAttempts = { ok: false; code: "too_many_attempts"; retryAfterSeconds: number };

type Admitted =
  | {
      ok: true;
      /** Sets the count of attempts back to 0. Call it once the visitor has proved their identity. */
      forget: () => Promise<void>;
    }
  | TooManyAttempts;

/** Counts an attempt to sign in with this e-mail address or number and a password. Refuses it if a limit is reached. */
export function admitPassword(asker: Requester, recipient: string): Promise<Admitted> {
  return admit(asker, recipient, PASSWORDS);
}

/** Counts a request to send an e-mail to this e-mail address. Refuses it if a limit is reached. */
export function admitMail(asker: Requester, email: string): Promise<Admitted> {
  return admit(asker, email, MAILS);
}

/** Counts a request for the link to an order with this e-mail address. Refuses it if a limit is reached. */
export function admitOrderLink(asker: Requester, email: string): Promise<Admitted> {
  return admit(asker, email, ORDER_LINKS);
}

/** Counts a withdrawal with this e-mail address. Refuses it if a limit is reached. */
export function admitWithdrawal(asker: Requester, email: string): Promise<Admitted> {
  return admit(asker, email, WITHDRAWALS);
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

/**
 * Counts an attempt towards each of these limits in turn. Stops at the first limit that is reached, and refuses the
 * attempt.
 */
export async function countAttempts(
  storeId: string,
  limits: readonly (readonly [RateLimit, string])[],
  now = clock.now(),
  database: Database = getDatabase(),
): Promise<TooManyAttempts | null> {
  for (const [limit, subject] of limits) {
    const attempt = await countAttempt(storeId, limit, subject, now, database);
    if (!attempt.isAllowed) {
      return { ok: false, code: "too_many_attempts", retryAfterSeconds: attempt.retryAfterSeconds };
    }
  }
  return null;
}
