import "server-only";
import { problem, UNCACHED } from "./problem";

/**
 * For addresses outside the shop's pages that have no handler: without one of their own they would fall into the pages,
 * whose first segment is the store that the middleware puts there.
 */
export async function nothingHere(request: Request): Promise<Response> {
  const isCall = /^\/api(?:\/|$)/.test(new URL(request.url).pathname);
  if (isCall) return problem({ ok: false, code: "nothing_here" });
  const headers = { ...UNCACHED, "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };
  return new Response("Not found", { status: 404, headers });
}
