import { UNCACHED } from "@/lib/http/problem";

/** Where somebody belongs at this moment, on the host they came by. */
export function leadTo(path: string): Response {
  return new Response(null, { status: 307, headers: { ...UNCACHED, Location: path } });
}
