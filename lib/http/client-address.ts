import "server-only";

/**
 * The address of the network that a request comes from, for limits of how often something may be tried. Before Next.js
 * the header is made to hold the one address that is trusted (`lib/server/trusted-proxies.ts`). Where nothing of ours
 * stands before it, as on Vercel, the last entry is the one that the nearest proxy wrote.
 */
export function clientAddress(request: Request): string {
  const listed = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return listed || "unknown";
}
