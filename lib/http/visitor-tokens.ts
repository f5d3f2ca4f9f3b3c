import "server-only";
import { stringifySetCookie } from "cookie";
import { ANONYMOUS_LIFETIME_MS, type KeptVisitor, SESSION_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import { hashToken } from "@/lib/server/tokens";

/** The secrets by which a browser is known again; null is a cookie that it does not have. */
export type VisitorTokens = { anonymous: string | null; session: string | null };

/** On https the prefix makes sure that nobody but this very host, and no subdomain of it, has set the cookie. */
const NAMES = { anonymous: "visitor", session: "session" } as const;
const SECURE_NAMES = { anonymous: "__Host-visitor", session: "__Host-session" } as const;
/** Named by specification §7. */
export const CROSS_SITE_COOKIE = "XSRF-TOKEN";

const TOKEN = /^[\w-]{43}$/;

/** What does not look like a token of ours counts as none. */
export function readVisitorTokens(readCookie: (name: string) => string | null, isSecure: boolean): VisitorTokens {
  const names = isSecure ? SECURE_NAMES : NAMES;
  const read = (name: string) => {
    const value = readCookie(name);
    return value !== null && TOKEN.test(value) ? value : null;
  };
  return { anonymous: read(names.anonymous), session: read(names.session) };
}

/**
 * The value that a page of ours reads from its cookie and sends back in a header. It is made from the visitor's secret
 * cookies, so a pair that was made up or taken from somebody else does not fit them.
 */
export function crossSiteToken({ anonymous, session }: VisitorTokens): string {
  return hashToken(`cross-site ${anonymous ?? ""} ${session ?? ""}`);
}

/** The `Set-Cookie` headers after which the browser is known as that visitor; `present` is the session it has. */
export function visitorCookies(
  { anonymous, session }: KeptVisitor,
  present: string | null,
  isSecure: boolean,
): readonly string[] {
  const names = isSecure ? SECURE_NAMES : NAMES;
  const maxAge = ANONYMOUS_LIFETIME_MS / 1_000;
  const kept = session === undefined ? present : (session?.token ?? null);
  const whole = { path: "/", sameSite: "lax", secure: isSecure } as const;
  return [
    stringifySetCookie(names.anonymous, anonymous, { ...whole, maxAge, httpOnly: true }),
    ...(session === undefined ? [] : [sessionCookie(names.session, session, isSecure)]),
    // Read by our own script; every other cookie is out of any script's reach.
    stringifySetCookie(CROSS_SITE_COOKIE, crossSiteToken({ anonymous, session: kept }), { ...whole, maxAge }),
  ];
}

function sessionCookie(name: string, session: { token: string; isPersistent: boolean } | null, isSecure: boolean) {
  // Sent along when somebody follows a link to the shop, but with no call from elsewhere.
  const whole = { path: "/", sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  if (!session) return stringifySetCookie(name, "", { ...whole, maxAge: 0 });
  const maxAge = SESSION_LIFETIME_MS.customer.absolute / 1_000;
  return stringifySetCookie(name, session.token, { ...whole, ...(session.isPersistent && { maxAge }) });
}
