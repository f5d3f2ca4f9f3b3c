import "server-only";
import { ANONYMOUS_LIFETIME_MS, type NewVisitorTokens, SESSION_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import { hashToken } from "@/lib/server/tokens";
import { cookieHeader } from "./cookies";

/** The secrets that identify a browser; null for a cookie that it did not send. */
export type VisitorTokens = { anonymous: string | null; session: string | null };

/** On https the prefix guarantees that this very host set the cookie, not one of its subdomains. */
const NAMES = { anonymous: "visitor", session: "session" } as const;
const SECURE_NAMES = { anonymous: "__Host-visitor", session: "__Host-session" } as const;
/** Named by specification §7. */
const CROSS_SITE_COOKIE = "XSRF-TOKEN";

const TOKEN = /^[\w-]{43}$/;

/** Reads the visitor's cookies; a value that does not look like one of our tokens is ignored. */
export function readVisitorTokens(readCookie: (name: string) => string | null, isSecure: boolean): VisitorTokens {
  const names = isSecure ? SECURE_NAMES : NAMES;
  const read = (name: string) => {
    const value = readCookie(name);
    return value !== null && TOKEN.test(value) ? value : null;
  };
  return { anonymous: read(names.anonymous), session: read(names.session) };
}

/**
 * The value that our pages read from the cookie and send back in a header. It is derived from the visitor's secret
 * cookies, so a made-up or stolen pair does not match them.
 */
export function crossSiteToken({ anonymous, session }: VisitorTokens): string {
  return hashToken(`cross-site ${anonymous ?? ""} ${session ?? ""}`);
}

/** The `Set-Cookie` headers that make the browser this visitor; `present` is the session token it has now. */
export function visitorCookies(
  { anonymous, session }: NewVisitorTokens,
  present: string | null,
  isSecure: boolean,
): readonly string[] {
  const names = isSecure ? SECURE_NAMES : NAMES;
  const anonymousSeconds = ANONYMOUS_LIFETIME_MS / 1_000;
  const sessionToken = session === undefined ? present : (session?.token ?? null);
  return [
    cookieHeader(names.anonymous, anonymous, { isSecure, maxAgeSeconds: anonymousSeconds }),
    ...(session === undefined ? [] : [sessionCookie(names.session, session, isSecure)]),
    cookieHeader(CROSS_SITE_COOKIE, crossSiteToken({ anonymous, session: sessionToken }), {
      isSecure,
      maxAgeSeconds: anonymousSeconds,
      isReadable: true,
    }),
  ];
}

function sessionCookie(name: string, session: { token: string; isPersistent: boolean } | null, isSecure: boolean) {
  if (!session) return cookieHeader(name, "", { isSecure, maxAgeSeconds: 0 });
  const maxAgeSeconds = SESSION_LIFETIME_MS.customer.absolute / 1_000;
  return cookieHeader(name, session.token, { isSecure, ...(session.isPersistent && { maxAgeSeconds }) });
}
