import "server-only";

/** Reads one cookie out of the header that a request carries. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

type CookieOptions = {
  isSecure: boolean;
  /** Left out: kept until the browser is closed. */
  maxAgeSeconds?: number;
  /** Read by our own script; every other cookie is out of any script's reach. */
  isReadable?: true;
};

/** A cookie for the whole site, sent along when somebody follows a link to it but with no call from elsewhere. */
export function cookieHeader(name: string, value: string, { isSecure, maxAgeSeconds, isReadable }: CookieOptions) {
  return [
    `${name}=${value}`,
    "Path=/",
    "SameSite=Lax",
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${Math.floor(maxAgeSeconds)}`]),
    ...(isReadable ? [] : ["HttpOnly"]),
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}
