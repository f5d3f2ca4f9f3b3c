import "server-only";

/**
 * Whether the visitor's browser uses https: the connection that arrives here may be a proxy's. Before Next.js the header
 * is made to say what is trusted (`lib/server/trusted-proxies.ts`).
 */
export function isSecure(headers: Pick<Headers, "get">): boolean {
  return headers.get("x-forwarded-proto") === "https";
}
