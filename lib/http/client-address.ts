import "server-only";

/**
 * The address of the network that a request comes from, for limits of how often something may be tried. It is the last
 * one of the header, written by the proxy that is nearest to us; what stands before it may be made up.
 */
export function clientAddress(request: Request): string {
  const listed = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return listed || "unknown";
}
