import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import type { Handler } from "./collected-response";

/** The diagnostics channel on which Node.js announces each request, before the server's listeners are called. */
export const STARTED = "http.server.request.start";

/** The first request that arrived, and the handler of Next.js, which the front server has replaced. */
export type Intercepted = { request: IncomingMessage; next: Handler };

/**
 * Makes the front server answer the requests to Next.js. Neither `next start` nor the server of a standalone build can
 * be extended for this. So when the first request arrives, the listeners of its server are replaced by the front
 * server, which calls them for what it cannot answer. The returned function gives null until this has happened.
 *
 * When the server is closed, `finish` is called after the last response. Next.js ends the process once the server says
 * that it is closed, and that waits for `finish`.
 */
export function interceptRequests(
  frontOf: (next: Handler) => Handler,
  finish: () => Promise<void> = async () => undefined,
): () => Intercepted | null {
  let intercepted: Intercepted | null = null;
  const intercept = (message: unknown) => {
    unsubscribe(STARTED, intercept);
    const { server, request } = message as { server: Server; request: IncomingMessage };
    const listeners = server.listeners("request");
    const next: Handler = (...exchange) => {
      for (const listener of listeners) listener.call(server, ...exchange);
    };
    server.removeAllListeners("request");
    server.on("request", frontOf(next));
    const close = server.close.bind(server);
    server.close = (closed) => close((error) => void finish().finally(() => closed?.(error)));
    intercepted = { request, next };
  };
  subscribe(STARTED, intercept);
  return () => intercepted;
}
