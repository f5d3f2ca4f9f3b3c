import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import type { Handler } from "./collected-response";

/** The diagnostics channel on which Node.js announces each request, before the server's listeners are called. */
export const STARTED = "http.server.request.start";

/** The first request that arrived, its server, and the handler of Next.js, which the front server has replaced. */
export type Intercepted = { request: IncomingMessage; server: Server; next: Handler };

type Closing = {
  /** Called when the server begins to close. Closes what else serves. */
  closeOthers?: () => Promise<void>;
  /** Called after the last response. */
  finish?: () => Promise<void>;
};

/** Requests that take longer to finish are cut off when the server is closed. */
export const MAX_FINISH_MS = 30_000;

/**
 * Makes the front server answer the requests to Next.js. Neither `next start` nor the server of a standalone build can
 * be extended for this. So when the first request arrives, the listeners of its server are replaced by the front
 * server, which calls them for what it cannot answer. The returned function gives null until this has happened.
 *
 * When the server is closed, it finishes the requests that have begun. Next.js ends the process once the server says that
 * it is closed, and that waits for `closeOthers` and then for `finish`.
 */
export function interceptRequests(
  frontOf: (next: Handler) => Handler,
  { closeOthers = async () => undefined, finish = async () => undefined }: Closing = {},
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
    server.close = (closed) => {
      const othersClosed = closeOthers();
      setTimeout(() => server.closeAllConnections(), MAX_FINISH_MS).unref();
      return close((error) => void othersClosed.then(finish).finally(() => closed?.(error)));
    };
    intercepted = { request, server, next };
  };
  subscribe(STARTED, intercept);
  return () => intercepted;
}
