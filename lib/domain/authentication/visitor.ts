/**
 * The visitor of a request (specification §6). Every visitor has an anonymous id, which owns their cart and wishlist
 * until they sign in; a guest has also given an e-mail address, and a customer has signed in.
 */
export type Visitor = AnonymousVisitor | GuestVisitor | CustomerVisitor;

type AnonymousVisitor = { kind: "anonymous"; anonymousId: string };

type GuestVisitor = { kind: "guest"; anonymousId: string; sessionId: string; email: string };

export type CustomerVisitor = { kind: "customer"; anonymousId: string; sessionId: string; customerId: string };

/** The tokens that the browser keeps in cookies, by which the shop recognises the visitor. */
export type NewVisitorTokens = {
  anonymous: string;
  /** An `isPersistent` session survives closing the browser. Null signs out; undefined changes nothing. */
  session?: { token: string; isPersistent: boolean } | null;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long a session lives, in milliseconds: without use (`idle`), and at most (`absolute`). A guest's session also
 * ends when the browser is closed, because its cookie is not persistent.
 */
export const SESSION_LIFETIME_MS = {
  customer: { idle: 30 * DAY, absolute: 180 * DAY },
  guest: { idle: 2 * 60 * MINUTE, absolute: DAY },
} as const;

/** The time of last use is updated at most once per interval, so that reading pages rarely writes to the database. */
export const LAST_USED_INTERVAL_MS = 5 * MINUTE;

/** How long the shop recognises an anonymous visitor. */
export const ANONYMOUS_LIFETIME_MS = 180 * DAY;
