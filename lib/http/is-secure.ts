import "server-only";

/**
 * Whether the visitor's browser uses https. The request itself may come from a proxy over http. Before the request
 * reaches Next.js, the front server sets this header to the value that a trusted proxy has sent
 * (`lib/server/trusted-proxies.ts`).
 */
export function isSecure(headers: Pick<Headers, "get">): boolean {
  return headers.get("x-forwarded-proto") === "https";
}
