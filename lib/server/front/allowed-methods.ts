import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { decodedPath } from "@/lib/domain/site/path-escapes";
import { CollectedResponse, type Handler, plainRequest } from "./collected-response";

/**
 * The methods that Next.js can handle. On TRACE it fails with an error, and it does not know the other methods that
 * Node.js accepts.
 */
const KNOWN = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
/** The methods of pages, and of URLs whose handler does not list its methods. */
const USUAL = "GET, HEAD";

/** Refuses a request whose method or URL Next.js cannot handle. Returns whether it has done so. */
export function refuseUnknownMethod(next: Handler, request: IncomingMessage, response: ServerResponse): boolean {
  // "OPTIONS *" asks about the whole server. Next.js would fail on it, because `*` is not a path.
  if (request.url === "*") {
    refuse(request, response, USUAL);
    return true;
  }
  if (KNOWN.has(request.method ?? "")) return false;
  void allowedMethods(next, request).then((allowed) => refuse(request, response, allowed));
  return true;
}

/**
 * Adds the list of allowed methods to a response of Next.js with status 405, because Next.js leaves it out. Call this
 * before Next.js gets the response.
 */
export function nameAllowedMethods(next: Handler, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "GET" || request.method === "OPTIONS") return;
  const { end } = response;
  response.end = (...args: unknown[]) => {
    if (response.statusCode !== 405 || response.headersSent || response.hasHeader("allow"))
      return Reflect.apply(end, response, args);
    response.end = end;
    void allowedMethods(next, request).then((allowed) => refuse(request, response, allowed));
    return response;
  };
}

/**
 * The methods that a URL allows, taken from its handler's response to an OPTIONS request. The front server therefore
 * needs no list of its own, which could become outdated.
 */
async function allowedMethods(next: Handler, request: IncomingMessage): Promise<string> {
  const asked = plainRequest(request, request.url ?? "/", {
    host: request.headers.host ?? "",
    "x-forwarded-proto": request.headers["x-forwarded-proto"] === "https" ? "https" : "http",
  });
  asked.method = "OPTIONS";
  const collected = new CollectedResponse(asked);
  next(asked, collected);
  return String((await collected.answer)?.headers.allow ?? USUAL);
}

function refuse({ url = "" }: IncomingMessage, response: ServerResponse, allowed: string): void {
  response.statusCode = 405;
  response.setHeader("Allow", allowed);
  response.setHeader("Cache-Control", "no-store");
  if (!/^\/api(?:[/?]|$)/.test(decodedPath(withoutBasePath(url) ?? ""))) {
    response.end();
    return;
  }
  response.setHeader("Content-Type", "application/problem+json");
  const title = "Method not allowed";
  response.end(JSON.stringify({ type: "about:blank", title, status: 405, code: "method_not_allowed", errors: [] }));
}
