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
  /** The only page that it is sent to, with those below; left out: the whole site. */
  path?: string;
  /** Read by our own script; every other cookie is out of any script's reach. */
  isReadable?: true;
};

/** A cookie that is sent along when somebody follows a link to it but with no call from elsewhere. */
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
