import "server-only";
import { isKnownBrowser } from "@/lib/data/authentication/known-browsers";
import { countAttempt, forgetAttempts, type RateLimit } from "@/lib/database/rate-limits";
import type { Asker } from "./asker";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * How often something may be tried with an e-mail address.
 *
 * The limits of a network come first and stop counting the others, so that one attacker soon pays alone: 1,000 wrong
 * passwords from one place use up nothing of the owner's. An attack from many places does reach the limit of the e-mail
 * address. It does not touch the owner in a browser in which they have signed in before (it has a count of its own),
 * nor anybody who is signed in; elsewhere a code by mail lets them in, which no number of passwords uses up.
 */
type Limits = { known: RateLimit; network: RateLimit; pair: RateLimit; email: RateLimit };

const PASSWORDS: Limits = {
  known: { name: "password_known", attempts: 10, seconds: QUARTER_HOUR },
  network: { name: "password_network", attempts: 60, seconds: QUARTER_HOUR },
  pair: { name: "password_pair", attempts: 10, seconds: QUARTER_HOUR },
  email: { name: "password_email", attempts: 50, seconds: HOUR },
};

/** Codes and links. With five tries each, 30 codes a day are one chance in 6,000 to guess one. */
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
      /** To be called when the visitor has proved to be who they say. */
      forget: () => Promise<void>;
    }
  | TooManyAttempts;

/** Counts a password that is tried with that address, and says whether it may be looked at. */
export function admitPassword(asker: Asker, email: string): Promise<Admitted> {
  return admit(asker, email, PASSWORDS);
}

/** Counts a mail that is asked for to that address, and says whether it may be sent. */
export function admitMail(asker: Asker, email: string): Promise<Admitted> {
  return admit(asker, email, MAILS);
}

async function admit({ store, visitor, address }: Asker, email: string, limits: Limits): Promise<Admitted> {
  const own = `${email} ${visitor.anonymousId}`;
  const pair = `${email} ${address}`;
  const isKnown = await isKnownBrowser(store.id, email, visitor.anonymousId);
  const refused = isKnown
    ? await countAttempts(store.id, [[limits.known, own]])
    : await countAttempts(store.id, [
        [limits.network, address],
        [limits.pair, pair],
        [limits.email, email],
      ]);
  const forget = () =>
    isKnown ? forgetAttempts(store.id, limits.known, own) : forgetAttempts(store.id, limits.pair, pair);
  return refused ?? { ok: true, forget };
}

/** Counts one attempt in each limit, up to the first that refuses it. */
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
