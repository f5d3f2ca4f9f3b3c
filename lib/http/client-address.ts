import "server-only";

/**
 * The caller's IP address, for rate limits. Before Next.js the front makes this header hold the one address that is
 * trusted (`lib/server/trusted-proxies.ts`). Without the front, as on Vercel, we take the last address, which the proxy
 * nearest to us wrote: a caller can make up the ones before.
 */
export function clientAddress(request: Request): string {
  const listed = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return listed || "unknown";
}
