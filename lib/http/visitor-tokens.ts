import "server-only";
import { stringifySetCookie } from "cookie";
import { ANONYMOUS_LIFETIME_MS, type NewVisitorTokens, SESSION_LIFETIME_MS } from "@/lib/domain/authentication/visitor";
import { BASE_PATH, withBasePath } from "@/lib/domain/site/base-path";
import { hashToken } from "@/lib/server/tokens";

/** The secret tokens that identify a browser; a token is null if the browser did not send its cookie. */
export type VisitorTokens = { anonymous: string | null; session: string | null };
/** With the cross-site token that the browser sent in its cookie. */
export type SentTokens = VisitorTokens & { crossSite: string | null };

/** The path for which the browser sends the cookies: that of the shop, so that another shop on this host has its own. */
const path = withBasePath("/");
/**
 * A shop below a path names its cookies after it: the browser also sends it those of a shop that has the root of its
 * host.
 */
const own = (name: string) => name + BASE_PATH.replaceAll("/", ".");
/**
 * The cookies' names over http. Over https they get the prefix `__Host-`, with which browsers accept a cookie only from
 * this host itself and not from its subdomains, and only for all its paths. So below a path it is `__Secure-`, with
 * which they accept it only over https.
 */
const NAMES = { anonymous: own("visitor"), session: own("session") } as const;
const SECURE = BASE_PATH === "" ? "__Host-" : "__Secure-";
const SECURE_NAMES = { anonymous: SECURE + NAMES.anonymous, session: SECURE + NAMES.session } as const;
/** The cookie's name is given by specification §7. */
const CROSS_SITE_COOKIE = "XSRF-TOKEN";

const TOKEN = /^[\w-]{43}$/;

/** Reads the visitor's cookies. A value that does not have the format of our tokens is ignored. */
export function readVisitorTokens(readCookie: (name: string) => string | null, isSecure: boolean): SentTokens {
  const names = isSecure ? SECURE_NAMES : NAMES;
  const read = (name: string) => {
    const value = readCookie(name);
    return value !== null && TOKEN.test(value) ? value : null;
  };
  return { anonymous: read(names.anonymous), session: read(names.session), crossSite: read(CROSS_SITE_COOKIE) };
}

/**
 * The token against cross-site requests: our pages read it from a cookie and send it back in a header. It is derived
 * from the visitor's secret cookies. An attacker who plants a cookie and a header with the same value still does not
 * have the token that belongs to the visitor.
 */
export function crossSiteToken({ anonymous, session }: VisitorTokens): string {
  return hashToken(`cross-site ${anonymous ?? ""} ${session ?? ""}`);
}

/**
 * The `Set-Cookie` headers by which the browser is recognised as this visitor. `present` are the tokens that the browser
 * has sent; its session stays valid if `session` is undefined.
 *
 * A cross-site token that the browser has already is not sent again: a slow answer would put it in the place of the one
 * that the visitor has got by signing in meanwhile.
 */
export function visitorCookies(
  { anonymous, session }: NewVisitorTokens,
  present: Pick<SentTokens, "session" | "crossSite">,
  isSecure: boolean,
): readonly string[] {
  const names = isSecure ? SECURE_NAMES : NAMES;
  const maxAge = ANONYMOUS_LIFETIME_MS / 1_000;
  const sessionToken = session === undefined ? present.session : (session?.token ?? null);
  const crossSite = crossSiteToken({ anonymous, session: sessionToken });
  const whole = { path, sameSite: "lax", secure: isSecure } as const;
  return [
    stringifySetCookie(names.anonymous, anonymous, { ...whole, maxAge, httpOnly: true }),
    ...(session === undefined ? [] : [sessionCookie(names.session, session, isSecure)]),
    // Not `httpOnly`, because our own script reads this cookie. Scripts cannot read the other cookies.
    ...(crossSite === present.crossSite
      ? []
      : [stringifySetCookie(CROSS_SITE_COOKIE, crossSite, { ...whole, maxAge })]),
  ];
}

function sessionCookie(name: string, session: { token: string; isPersistent: boolean } | null, isSecure: boolean) {
  // With `lax` the browser sends the cookie when somebody follows a link to the shop, but not with requests that
  // another site's pages make in the background.
  const whole = { path, sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  if (!session) return stringifySetCookie(name, "", { ...whole, maxAge: 0 });
  const maxAge = SESSION_LIFETIME_MS.customer.absolute / 1_000;
  return stringifySetCookie(name, session.token, { ...whole, ...(session.isPersistent && { maxAge }) });
}
