import "server-only";

/**
 * The caller's IP address, for rate limits. The front server, through which requests reach Next.js, sets this header to
 * the one IP address that it trusts (`lib/server/trusted-proxies.ts`). Without the front server, as on Vercel, the
 * header is a list. The last IP address in the list was written by the proxy nearest to us; the caller could have made
 * up the others.
 */
export function clientAddress(request: Request): string {
  const listed = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return listed || "unknown";
}
