import "server-only";
import { problem, UNCACHED } from "./problem";

/**
 * The response for URLs such as `/api/…` that are not pages and for which there is no handler. Without this handler
 * Next.js would take their first segment for a store id, because the middleware puts the store id in front of the path
 * of every page.
 */
export async function nothingHere(request: Request): Promise<Response> {
  const isCall = /^\/api(?:\/|$)/.test(new URL(request.url).pathname);
  if (isCall) return problem({ ok: false, code: "nothing_here" });
  const headers = { ...UNCACHED, "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };
  return new Response("Not found", { status: 404, headers });
}
