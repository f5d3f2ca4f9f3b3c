import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * Calls `respond` for each request before Next.js sees it; when it returns true, the request is answered. Next.js has no
 * hook for this, so we replace the listeners of its server at the first request.
 */
export function interceptRequests(respond: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const STARTED = "http.server.request.start";
  const stepInFront = (message: unknown) => {
    unsubscribe(STARTED, stepInFront);
    const { server } = message as { server: Server };
    const next = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (!respond(request, response)) for (const listener of next) listener.call(server, request, response);
    });
  };
  subscribe(STARTED, stepInFront);
}
