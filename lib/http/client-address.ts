import "server-only";

/**
 * The caller's IP address, for rate limits. The front server, through which requests reach Next.js, sets this header to
 * the one address that it trusts (`lib/server/trusted-proxies.ts`). Without the front server, as on Vercel, the header
 * is a list. Its last address was written by the proxy nearest to us; the addresses before could be made up by the
 * caller.
 */
export function clientAddress(request: Request): string {
  const listed = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return listed || "unknown";
}
