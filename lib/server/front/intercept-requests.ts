import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Handler } from "./collected-response";

/** The diagnostics channel on which Node.js announces each request, before the server's listeners are called. */
const STARTED = "http.server.request.start";

/**
 * Makes the front server answer the requests to Next.js. Neither `next start` nor the server of a standalone build can
 * be extended for this. So when the first request arrives, the listeners of its server are replaced by the front
 * server, which calls them for what it cannot answer. The returned function says whether this has happened.
 */
export function interceptRequests(frontOf: (next: Handler) => Handler): () => boolean {
  let stands = false;
  const intercept = (message: unknown) => {
    unsubscribe(STARTED, intercept);
    const { server } = message as { server: Server };
    const listeners = server.listeners("request");
    const front = frontOf((request, response) => {
      for (const listener of listeners) listener.call(server, request, response);
    });
    server.removeAllListeners("request");
    server.on("request", front);
    stands = true;
  };
  subscribe(STARTED, intercept);
  return () => stands;
}

/**
 * Sends a first request to `address`, and logs an error if it did not reach the front server. That must be noticed:
 * Next.js is configured not to compress, because the front server does, so without it pages would be slow and
 * uncompressed.
 */
export async function assertInFront(stands: () => boolean, address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (stands()) return;
  console.error(
    `The front did not see the first request: this Node.js (${process.version}) does not publish "${STARTED}". ` +
      "Pages are served without page cache and compression; start with another version, or without FRONT.",
  );
}
