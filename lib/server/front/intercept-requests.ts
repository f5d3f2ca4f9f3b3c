import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Handler } from "./collected-response";

/** Published by Node for each request, before the server's listeners hear of it. */
const STARTED = "http.server.request.start";

/**
 * Has the front answer the requests that Next's server would. Neither `next start` nor the server of a standalone build
 * offers a place for that, so this steps in front of the listeners of the server that takes the next request. What it
 * answers says whether that has happened.
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
 * Makes the first request, at `address`, and complains if the front has not heard of it: Next was told not to compress,
 * because the front does, so pages would be served slowly and uncompressed.
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
