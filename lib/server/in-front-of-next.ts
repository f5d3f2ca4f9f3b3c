import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * Has `answer` look at each request before Next does, and answer it if it can: then it says true. Next offers no place of
 * its own for that, so this steps in front of the server that takes the next request.
 */
export function standInFrontOfNext(answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const STARTED = "http.server.request.start";
  const stepInFront = (message: unknown) => {
    unsubscribe(STARTED, stepInFront);
    const { server } = message as { server: Server };
    const next = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (!answer(request, response)) for (const listener of next) listener.call(server, request, response);
    });
  };
  subscribe(STARTED, stepInFront);
}
