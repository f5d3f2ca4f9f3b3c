import "server-only";
import type { Server } from "node:http";
import net from "node:net";

/** How long connections without a request stay open. */
const IDLE_MS = 2_000;
/** Requests that take longer to finish are cut off. */
const MAX_FINISH_MS = 30_000;

/**
 * Stops taking connections and resolves when all are closed. No request is lost: connections that browsers and proxies
 * keep open get their next response with `Connection: close`, or are closed when none has come for two seconds. The
 * `close` of Node.js ends them at once, also if a request is on its way.
 */
export function closeGently(server: Server): Promise<void> {
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  setTimeout(() => server.closeIdleConnections(), IDLE_MS).unref();
  setTimeout(() => server.closeAllConnections(), MAX_FINISH_MS).unref();
  return new Promise((resolve) => {
    net.Server.prototype.close.call(server, () => resolve());
  });
}
