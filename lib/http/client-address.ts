import "server-only";

/**
 * The caller's IP address, for rate limits. We take the last address of the header, which the proxy nearest to us wrote:
 * a caller can make up the ones before.
 */
export function clientAddress(request: Request): string {
  const listed = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return listed || "unknown";
}
