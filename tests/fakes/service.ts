import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a fake of an external service on this machine; `respond` answers its requests. */
export async function startService(
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  port = 0,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    respond(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(response: ServerResponse, status: number, body: unknown) {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}
