import "server-only";

/**
 * Whether the visitor's browser uses https. The request itself may come from a proxy over http. The front server has
 * set this header to what a trusted proxy says, before the request reaches Next.js (`lib/server/trusted-proxies.ts`).
 */
export function isSecure(headers: Pick<Headers, "get">): boolean {
  return headers.get("x-forwarded-proto") === "https";
}
