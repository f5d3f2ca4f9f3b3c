/**
 * Who is asking (specification §6). Every visitor has an anonymous id, by which bag and wish list are kept; a guest has
 * given an e-mail address besides, a customer has signed in.
 */
export type Visitor = AnonymousVisitor | GuestVisitor | CustomerVisitor;

type AnonymousVisitor = { kind: "anonymous"; anonymousId: string };

type GuestVisitor = { kind: "guest"; anonymousId: string; sessionId: string; email: string };

export type CustomerVisitor = { kind: "customer"; anonymousId: string; sessionId: string; customerId: string };

/** The secrets that a browser keeps from now on, to be known again. */
export type KeptVisitor = {
  anonymous: string;
  /** `isPersistent` sessions outlive the browser. Null signs out; left out changes nothing. */
  session?: { token: string; isPersistent: boolean } | null;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long a session lives, in milliseconds: without use, and at most. A guest's also ends with the browser, whose
 * cookie is not kept.
 */
export const SESSION_LIFETIME_MS = {
  customer: { idle: 30 * DAY, absolute: 180 * DAY },
  guest: { idle: 2 * 60 * MINUTE, absolute: DAY },
} as const;

/** A session that is in use is noted again after this long at the earliest, so that reading a page seldom writes. */
export const SESSION_NOTE_INTERVAL_MS = 5 * MINUTE;

/** How long an anonymous visitor is known again. */
export const ANONYMOUS_LIFETIME_MS = 180 * DAY;
