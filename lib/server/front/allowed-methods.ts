import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { CollectedResponse, type Handler, plainRequest } from "./collected-response";

/** Next makes a `Request` of each request, and breaks on TRACE; of the others that Node reads it knows none. */
const KNOWN = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
/** Of pages, and of whatever does not say. */
const USUAL = "GET, HEAD";

/** Whether the request is refused here, because Next cannot take its method or address. */
export function refuseUnknownMethod(next: Handler, request: IncomingMessage, response: ServerResponse): boolean {
  // "OPTIONS *" asks about the whole server, and Next breaks on an address that is no path.
  if (request.url === "*") {
    refuse(request, response, USUAL);
    return true;
  }
  if (KNOWN.has(request.method ?? "")) return false;
  void allowedMethods(next, request).then((allowed) => refuse(request, response, allowed));
  return true;
}

/** Has a 405 of Next name the methods there are, which it leaves out. To be called before Next has the response. */
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

/** A handler's own answer to OPTIONS, so that no list of handlers can fall behind them. */
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
  if (!/^\/api(?:[/?]|$)/.test(url)) {
    response.end();
    return;
  }
  response.setHeader("Content-Type", "application/problem+json");
  const title = "Method not allowed";
  response.end(JSON.stringify({ type: "about:blank", title, status: 405, code: "method_not_allowed", errors: [] }));
}
