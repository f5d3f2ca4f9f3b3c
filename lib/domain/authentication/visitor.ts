/**
 * The visitor who sent a request (specification §6). Every visitor has an anonymous id, to which cart and wishlist
 * belong until the visitor signs in. A guest has also given an e-mail address or confirmed a mobile number; a customer
 * has signed in.
 */
export type Visitor = AnonymousVisitor | GuestVisitor | CustomerVisitor;

type AnonymousVisitor = { kind: "anonymous"; anonymousId: string };

type GuestVisitor = { kind: "guest"; anonymousId: string; sessionId: string } & GuestContact;

/**
 * How a guest can be reached; one of the two is empty. The e-mail address is as typed, the mobile number confirmed and in
 * international format.
 */
export type GuestContact = { email: string; mobile: string };

export type CustomerVisitor = { kind: "customer"; anonymousId: string; sessionId: string; customerId: string };

/** New tokens to store in the browser's cookies; the shop recognises the visitor by them. */
export type NewVisitorTokens = {
  anonymous: string;
  /**
   * The token of the new session; if `isPersistent`, the session survives closing the browser. Null signs the visitor
   * out; undefined leaves the session as it is.
   */
  session?: { token: string; isPersistent: boolean } | null;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When a session ends, in milliseconds: `idle` after its last use, and at the latest `absolute` after its start. A
 * guest's session also ends when the browser is closed, because its cookie is not persistent.
 */
export const SESSION_LIFETIME_MS = {
  customer: { idle: 30 * DAY, absolute: 180 * DAY },
  guest: { idle: 2 * 60 * MINUTE, absolute: DAY },
} as const;

/**
 * The time of a session's last use is updated at most once in this interval, because otherwise every page view would
 * write to the database.
 */
export const LAST_USED_INTERVAL_MS = 5 * MINUTE;

/** How long the shop recognises an anonymous visitor. */
export const ANONYMOUS_LIFETIME_MS = 180 * DAY;
