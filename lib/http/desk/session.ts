import "server-only";
import { parseCookie, stringifySetCookie } from "cookie";
import { BASE_PATH, withBasePath } from "@/lib/domain/site/base-path";
import { DESK_SESSION_MS } from "@/lib/domain/staff/member";
import { isSecure } from "../is-secure";

const TOKEN = /^[\w-]{43}$/;

/** As with the visitors' cookies, the prefix keeps other hosts from setting it (`lib/http/visitor-tokens.ts`). */
function cookieName(request: { headers: Pick<Headers, "get"> }): string {
  const name = `desk${BASE_PATH.replaceAll("/", ".")}`;
  if (!isSecure(request.headers)) return name;
  return `${BASE_PATH === "" ? "__Host-" : "__Secure-"}${name}`;
}

/** The secret of the session with which the desk is open in the browser; null without one. */
export function deskSessionOf(request: { headers: Pick<Headers, "get"> }): string | null {
  const sent = parseCookie(request.headers.get("cookie") ?? "")[cookieName(request)];
  return sent !== undefined && TOKEN.test(sent) ? sent : null;
}

/** The `Set-Cookie` header that opens the desk in the browser, or closes it if `session` is null. */
export function deskCookie(session: string | null, request: Request): string {
  // Strict: no page of another site can make the browser send it, not even by a link.
  const whole = { path: withBasePath("/"), sameSite: "strict", httpOnly: true } as const;
  const maxAge = session === null ? 0 : DESK_SESSION_MS.absolute / 1_000;
  return stringifySetCookie(cookieName(request), session ?? "", {
    ...whole,
    secure: isSecure(request.headers),
    maxAge,
  });
}
