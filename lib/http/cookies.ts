import "server-only";

/** Reads one cookie from the request's Cookie header. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

type CookieOptions = {
  isSecure: boolean;
  /** Left out: a session cookie, which the browser drops when it closes. */
  maxAgeSeconds?: number;
  /** The cookie is sent to this path and those below it; left out: to the whole site. */
  path?: string;
  /** Our own scripts may read the cookie; every other cookie is HttpOnly. */
  isReadable?: true;
};

/** A Set-Cookie value. SameSite=Lax: the browser sends the cookie with links from other sites, but not with their posts. */
export function cookieHeader(
  name: string,
  value: string,
  { isSecure, maxAgeSeconds, path = "/", isReadable }: CookieOptions,
) {
  return [
    `${name}=${value}`,
    `Path=${path}`,
    "SameSite=Lax",
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${Math.floor(maxAgeSeconds)}`]),
    ...(isReadable ? [] : ["HttpOnly"]),
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}
