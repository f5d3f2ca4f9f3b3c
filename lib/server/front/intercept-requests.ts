import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import { closeGently } from "./close-gently";
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
    server.close = (closed) => {
      void Promise.all([closeOthers(), closeGently(server)])
        .then(finish)
        .finally(() => closed?.());
      return server;
    };
    intercepted = { request, server, next };
  };
  subscribe(STARTED, intercept);
  return () => intercepted;
}
